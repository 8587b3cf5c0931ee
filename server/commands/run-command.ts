import { parseArgs } from 'node:util';
import { receiverOf, SampleRefusedError, sendSample } from '../delivery/deliver-lead.ts';
import { realEffects } from '../effects.ts';
import { type Env, EnvironmentError } from '../environment.ts';
import { openStore } from '../leads/open-store.ts';
import { type RetentionRule, retentionRule } from '../leads/retention.ts';
import { LEAD_STATES, type LeadStore, StoreError } from '../leads/store.ts';
import {
  backUpLeads,
  eraseLeads,
  eraseOldLeads,
  listErasures,
  replayLeads,
  restoreLeads,
  retryDeadLeads,
  retryLead,
} from './change-leads.ts';
import { exportLeads } from './export-leads.ts';
import { readSelection, readStates } from './lead-selection.ts';
import { listLeads, showLeads, showStats } from './show-leads.ts';
import { NotFoundError, type Terminal, UsageError } from './terminal.ts';

const HELP = `Usage: npm run leads -- COMMAND

  list                   the newest leads, one line each; --limit 50, --before ID for older ones, --json
  show ID | EMAIL        everything that is kept about a lead, or about all of an address; --json
  export --csv | --json  leads on standard output, oldest first
  stats                  how many leads are in which state; --json
  retry ID               deliver a lead again; also releases a quarantined one
  retry --dead           deliver all leads again that were given up
  replay                 deliver the chosen leads again, quarantined ones only when --state names them: says how many,
                         and does it with --yes
  erase EMAIL            remove every lead of an address for good
  erase --older-than AGE remove all that came in longer ago (400d) and are not pending, or --state STATES only: says
                         how many, and does it with --yes
  erasures               what was erased when, and by which rule; --json
  test                   send a signed sample to CONTACT_WEBHOOK_URL and print the answer; nothing is stored
  backup FILE            copy all leads into a new file
  restore FILE           put a backup in the place of the leads of now, which are put aside; no server may be running
  help                   this text

list, export and replay take these, to choose leads:
  --state STATES         pending, delivered, quarantined or dead, or several with commas between
  --since, --until TIME  a day or moment in UTC (2026-11-22, 2026-11-22T10:30Z), or how long ago (30m, 12h, 7d, 8w)
  --text WORDS           stand in any of the answers

A quarantined lead may come from a machine (the hidden field was filled, it came too fast or from another site, or the
bot check failed). It is kept, its sender was told so, and it is delivered only after "retry ID".

The leads are those of DATABASE_URL, or of DATA_DIR when it is not set. A server may be running meanwhile,
except for restore.
Exit status: 0 done, 1 failed, 2 wrong command, 3 nothing found. npm prints two lines of its own to standard output;
"npm run --silent leads -- export --csv > leads.csv" leaves them out.
`;

const EXIT = { failed: 1, usage: 2, notFound: 3 } as const;

type Run = (env: Env) => Promise<void>;

const onStore =
  (run: (store: LeadStore) => Promise<void>): Run =>
  async (env) => {
    const store = openStore(env, { sqlite: { isExpected: true } });
    try {
      await run(store);
    } finally {
      await store.close().catch(() => {});
    }
  };

const OPTIONS = {
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  dead: { type: 'boolean' },
  yes: { type: 'boolean' },
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  text: { type: 'string' },
  limit: { type: 'string' },
  before: { type: 'string' },
  'older-than': { type: 'string' },
} as const;

type Values = ReturnType<typeof parse>['values'];

interface Command {
  /** Name of the word that must follow the command, if there is one. */
  operand?: string;
  options?: readonly (keyof typeof OPTIONS)[];
  read(operand: string, values: Values): Run;
}

const SELECTION = ['state', 'since', 'until', 'text'] as const;

const commandsOn = (terminal: Terminal): Record<string, Command> => ({
  list: {
    options: [...SELECTION, 'limit', 'before', 'json'],
    read: (_, values) => {
      const options = {
        selection: readSelection(values, terminal.now()),
        limit: readLimit(values.limit),
        before: values.before,
        isJson: values.json ?? false,
      };
      return onStore((store) => listLeads(store, terminal, options));
    },
  },
  show: {
    operand: 'ID or EMAIL',
    options: ['json'],
    read: (which, { json: isJson = false }) =>
      onStore((store) => showLeads(store, terminal, { which, isJson })),
  },
  export: {
    options: [...SELECTION, 'csv', 'json'],
    read: (_, values) => {
      if (values.csv === values.json) throw new UsageError('Use: npm run leads -- export --csv, or --json');
      const options = {
        selection: readSelection(values, terminal.now()),
        format: values.csv ? 'csv' : 'json',
      } as const;
      return onStore((store) => exportLeads(store, terminal, options));
    },
  },
  stats: {
    options: ['json'],
    read: (_, { json: isJson = false }) => onStore((store) => showStats(store, terminal, isJson)),
  },
  retry: { operand: 'ID, or --dead', read: (id) => onStore((store) => retryLead(store, terminal, id)) },
  'retry --dead': {
    options: ['dead'],
    read: () => onStore((store) => retryDeadLeads(store, terminal)),
  },
  replay: {
    options: [...SELECTION, 'yes'],
    read: (_, values) => {
      const selection = readSelection(values, terminal.now());
      if (Object.keys(selection).length === 0)
        throw new UsageError(
          'Say which leads: replay --since 2026-11-20T14:00Z --state delivered, for example.',
        );
      // What may come from a machine is released only by someone who asks for it.
      const chosen = { states: LEAD_STATES.filter((state) => state !== 'quarantined'), ...selection };
      const isMeant = values.yes ?? false;
      return onStore((store) => replayLeads(store, terminal, { selection: chosen, isMeant }));
    },
  },
  erase: {
    operand: 'EMAIL, or --older-than AGE',
    read: (email) => onStore((store) => eraseLeads(store, terminal, email)),
  },
  'erase --older-than': {
    options: ['older-than', 'state', 'yes'],
    read: (_, values) => {
      const rule = readRule(values);
      return onStore((store) => eraseOldLeads(store, terminal, { rule, isMeant: values.yes ?? false }));
    },
  },
  erasures: {
    options: ['json'],
    read: (_, { json: isJson = false }) => onStore((store) => listErasures(store, terminal, isJson)),
  },
  backup: { operand: 'FILE', read: (file) => async (env) => backUpLeads({ env, terminal, file }) },
  restore: { operand: 'FILE', read: (file) => async (env) => restoreLeads({ env, terminal, file }) },
  test: { read: () => (env) => sendTest(env, terminal) },
});

async function sendTest(env: Env, terminal: Terminal): Promise<void> {
  const receiver = receiverOf(env);
  if (!receiver)
    throw new UsageError('CONTACT_WEBHOOK_URL is not set, so there is nobody to send a test to.');
  await terminal.write(`${await sendSample(receiver, realEffects)}\n`);
}

function readLimit(text = '50'): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new UsageError(`--limit "${text}" is no number of leads. Write, for example, --limit 200.`);
}

function readRule({ 'older-than': age = '', state }: Values): RetentionRule {
  const rule = retentionRule(age, state === undefined ? undefined : readStates(state));
  if (rule) return rule;
  throw new UsageError('--older-than must be an age in days such as 400d.');
}

/** Decides what to do before any store is opened, so that a typing error needs no database. */
function readCommand(args: string[], terminal: Terminal): Run | 'help' {
  const { values, positionals } = parse(args);
  const [name = 'help', ...operands] = positionals;
  if (name === 'help') return 'help';
  const variant = values.dead ? `${name} --dead` : values['older-than'] ? `${name} --older-than` : name;
  const commands = new Map(Object.entries(commandsOn(terminal)));
  const command = commands.get(variant) ?? commands.get(name);
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${HELP}`);
  const { operand, options = [] } = command;
  const foreign = Object.keys(values).find((option) => !options.includes(option as keyof typeof OPTIONS));
  if (foreign !== undefined)
    throw new UsageError(`"${name}" knows no --${foreign}. See: npm run leads -- help`);
  const isWrong = operand === undefined ? operands.length > 0 : operands.length !== 1 || operands[0] === '';
  if (isWrong)
    throw new UsageError(
      operand === undefined
        ? `"${name}" takes nothing after it, so "${operands.join(' ')}" is not understood.`
        : `Use: npm run leads -- ${name} ${operand}`,
    );
  return command.read(operands[0] ?? '', values);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`);
  }
}

/**
 * Runs the command of these arguments and prints its outcome on the terminal.
 * @param readEnvironment called only when the arguments make sense
 * @returns the exit status
 */
export async function runCommand(
  args: string[],
  readEnvironment: () => Env,
  terminal: Terminal,
): Promise<number> {
  try {
    const run = readCommand(args, terminal);
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
