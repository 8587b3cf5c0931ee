import { once } from 'node:events';
import { realEffects } from '../effects.ts';
import { readEnvironment } from '../environment.ts';
import { runCommand } from './run-command.ts';
import type { Terminal } from './terminal.ts';

const terminal: Terminal = {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  note: (text) => void process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}${text}\n`),
  progress: (text) => void (process.stderr.isTTY && process.stderr.write(`\r${text}\u001b[K`)),
  now: realEffects.now,
};

// `leads export | head` closes the pipe early, which is no error. A full disk is one: the export would be cut short.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  terminal.note(`The output could not be written (${message}). What was written is not all of it.`);
  process.exit(1);
});
process.stderr.on('error', () => {});
process.exitCode = await runCommand(process.argv.slice(2), readEnvironment, terminal);
