import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Keeps compiled code between starts, which saves an eighth of the memory and a third of the start. Not
// in the system's temporary folder, where another user of the machine could put code of their own in its place.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
await import('./serve.ts');
