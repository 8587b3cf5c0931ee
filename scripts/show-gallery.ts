/** `npm run gallery`: every part of the interface in each of its states, on http://localhost:3000/gallery, with reload. */
import { executable, run } from './run-tool.ts';

const port = process.env['PORT'] ?? '3000';
process.exitCode = await run(executable('astro'), [
  ...['dev', '--config', 'gallery.config.ts'],
  ...['--port', port, '--open', '/gallery'],
]);
