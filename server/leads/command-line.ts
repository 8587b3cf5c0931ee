import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { realEffects } from '../effects.ts';
import { type Env, EnvironmentError, readEnvironment } from '../environment.ts';
import {
  backUpLeads,
  eraseLeads,
  exportLeads,
  listLeads,
  NotFoundError,
  restoreLeads,
  retryDeadLeads,
  retryLead,
  showLead,
  showStats,
  type Terminal,
  UsageError,
} from './commands.ts';
import { receiverOf } from './delivery/deliver-lead.ts';
import { SampleRefusedError, sendSample } from './delivery/send-sample.ts';
import { openStore } from './open-store.ts';
import { type LeadStore, StoreError } from './store.ts';

const HELP = `Usage: npm run leads -- COMMAND

  list [--state STATE]   every lead, oldest first; STATE is pending, delivered, quarantined or dead
  show ID                everything that is kept about one lead
  export --csv | --json  every lead on standard output
  retry ID               deliver a lead again; also releases a quarantined one
  retry --dead           deliver all leads again that were given up
  erase EMAIL            remove every lead of an address for good
  test                   send a signed sample to CONTACT_WEBHOOK_URL and print the answer; nothing is stored
  backup FILE            copy all leads into a new file
  restore FILE           put a backup in the place of the leads of now, which are put aside; no server may be running
  stats                  how many leads are in which state
  help                   this text

The leads are those of DATABASE_URL, or of DATA_DIR when it is not set. A server may be running meanwhile,
except for restore.
Exit status: 0 done, 1 failed, 2 wrong command, 3 nothing found. npm prints two lines of its own to standard output;
"npm run --silent leads -- export --csv > leads.csv" leaves them out.
`;

const EXIT = { failed: 1, usage: 2, notFound: 3 } as const;

const terminal: Terminal = {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  note: (text) => void process.stderr.write(`${text}\n`),
  progress: (text) => void (process.stderr.isTTY && process.stderr.write(`\r${text}`)),
  now: realEffects.now,
};

type Run = (env: Env) => Promise<void>;

const onStore =
  (run: (store: LeadStore) => Promise<void>): Run =>
  async (env) => {
    const store = openStore(env);
    try {
      await run(store);
    } finally {
      await store.close().catch(() => {});
    }
  };

/** Decides what to do before any store is opened, so that a typing error needs no database. */
function readCommand(args: string[]): Run | 'help' {
  const { values, positionals } = parse(args);
  const [command = 'help', ...operands] = positionals;
  const operand = (name: string): string => {
    const [value, ...more] = operands;
    if (value === undefined || more.length > 0)
      throw new UsageError(`Use: npm run leads -- ${command} ${name}`);
    return value;
  };
  switch (command) {
    case 'help':
      return 'help';
    case 'list':
      return onStore((store) => listLeads(store, terminal, values.state));
    case 'show': {
      const id = operand('ID');
      return onStore((store) => showLead(store, terminal, id));
    }
    case 'export': {
      if (values.csv === values.json) throw new UsageError('Use: npm run leads -- export --csv, or --json');
      return onStore((store) => exportLeads(store, terminal, values.csv ? 'csv' : 'json'));
    }
    case 'retry': {
      if (values.dead && operands.length === 0) return onStore((store) => retryDeadLeads(store, terminal));
      const id = operand('ID, or --dead');
      return onStore((store) => retryLead(store, terminal, id));
    }
    case 'erase': {
      const email = operand('EMAIL');
      return onStore((store) => eraseLeads(store, terminal, email));
    }
    case 'backup': {
      const file = operand('FILE');
      return async (env) => backUpLeads({ env, terminal, file });
    }
    case 'restore': {
      const file = operand('FILE');
      return async (env) => restoreLeads({ env, terminal, file });
    }
    case 'test':
      return async (env) => {
        const receiver = receiverOf(env);
        if (!receiver)
          throw new UsageError('CONTACT_WEBHOOK_URL is not set, so there is nobody to send a test to.');
        await terminal.write(`${await sendSample(receiver, realEffects)}\n`);
      };
    case 'stats':
      return onStore((store) => showStats(store, terminal));
    default:
      throw new UsageError(`There is no command "${command}".\n\n${HELP}`);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        dead: { type: 'boolean', default: false },
        state: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`);
  }
}

async function main(): Promise<number> {
  try {
    const run = readCommand(process.argv.slice(2));
    if (run === 'help') {
      await terminal.write(HELP);
      return 0;
    }
    await run(readEnvironment());
    return 0;
  } catch (error) {
    if (error instanceof UsageError || error instanceof NotFoundError) {
      terminal.note(error.message);
      return error instanceof UsageError ? EXIT.usage : EXIT.notFound;
    }
    const isOurs = [StoreError, EnvironmentError, SampleRefusedError].some((type) => error instanceof type);
    const { message, stack } = error as Error;
    terminal.note(isOurs ? message : (stack ?? message));
    return EXIT.failed;
  }
}

// `leads export | head` closes the pipe early; that is no error worth a stack trace.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await main();
