import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { receiverOf, sendSample } from '../delivery/deliver-lead.ts';
import { realEffects } from '../effects.ts';
import { type Env, readEnvironment } from '../environment.ts';
import { verifyToken } from '../intake/bot-check.ts';
import { openStore } from '../leads/open-store.ts';
import type { LeadStore } from '../leads/queries.ts';
import { sendTestNotice } from '../notices.ts';
import { ToldError } from '../told-error.ts';
import { type Call, NotFoundError, OPTIONS, type Terminal, UsageError } from './call.ts';
import {
  backUpLeads,
  eraseLeads,
  eraseOldLeads,
  replayLeads,
  restoreLeads,
  retryLead,
} from './change-leads.ts';
import { exportLeads } from './export-leads.ts';
import { listErasures, listLeads, showLeads, showStats } from './show-leads.ts';

const HELP = `Usage: npm run leads -- COMMAND

  list                   the newest leads, one line each; --limit 50
  show ID | EMAIL        everything that is kept about a lead, or about all of an address
  export --csv | --json  leads on standard output, oldest first
  stats                  how many leads are in which state; --json
  retry ID               deliver a lead again; also releases a quarantined one
  replay                 deliver the chosen leads again, such as --state dead, and quarantined ones only when --state
                         names them: says how many, and does it with --yes
  erase EMAIL            remove every lead of an address for good
  erase --older-than AGE remove all that came in longer ago (400d), or --state STATES only: says how many, and does it
                         with --yes
  erasures               what was erased when, and by which rule
  test                   send a signed sample to CONTACT_WEBHOOK_URL and print the answer, ask the bot check whether its
                         secret is right, and send the chat of NOTICE_WEBHOOK_URL a test; nothing is stored
  backup FILE            copy all leads into a new file
  restore FILE           put a backup in the place of the leads of now, which are put aside; no server may be running.
                         Where there are none it asks for --new
  help                   this text

list, export and replay take these, to choose leads:
  --state STATES         pending, delivered, quarantined or dead, or several with commas between
  --since, --until TIME  a day or moment in UTC (2026-11-22, 2026-11-22T10:30Z), or how long ago (30m, 12h, 7d, 8w)

The leads are those of DATABASE_URL, or of DATA_DIR when it is not set. A server may be running meanwhile,
except for restore.
Exit status: 0 done, 1 failed, 2 wrong command, 3 nothing found. npm prints two lines of its own to standard output;
"npm run --silent leads -- export --csv > leads.csv" leaves them out.
`;

interface Command {
  run(call: Call): Promise<void>;
  options?: readonly (keyof typeof OPTIONS)[];
  operand?: string;
}

const SELECTION = ['state', 'since', 'until'] as const;

const COMMANDS = new Map<string, Command>(
  Object.entries({
    list: { run: listLeads, options: [...SELECTION, 'limit'] },
    show: { run: showLeads, operand: 'ID or EMAIL' },
    export: { run: exportLeads, options: [...SELECTION, 'csv', 'json'] },
    stats: { run: showStats, options: ['json'] },
    retry: { run: retryLead, operand: 'ID' },
    replay: { run: replayLeads, options: [...SELECTION, 'yes'] },
    erase: { run: eraseLeads, operand: 'EMAIL, or --older-than AGE' },
    'erase --older-than': { run: eraseOldLeads, options: ['older-than', 'state', 'yes'] },
    erasures: { run: listErasures },
    test: { run: sendTest },
    backup: { run: backUpLeads, operand: 'FILE' },
    restore: { run: restoreLeads, options: ['new'], operand: 'FILE' },
    help: { run: ({ terminal }) => terminal.write(HELP) },
  }),
);

async function sendTest({ env, terminal }: Call) {
  const receiver = receiverOf(env);
  const { RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = env;
  const chat = env.NOTICE_WEBHOOK_URL;
  const tests = [
    ...(receiver ? [sendSample(receiver, realEffects)] : []),
    ...(secret === undefined ? [] : [testSecret(secret, verifyUrl)]),
    ...(chat === undefined ? [] : [sendTestNotice(chat, realEffects)]),
  ];
  if (tests.length === 0)
    throw new UsageError('CONTACT_WEBHOOK_URL is not set, so there is nobody to send a test to.');
  const failures: string[] = [];
  for (const result of await Promise.allSettled(tests)) {
    if (result.status === 'fulfilled') await terminal.write(`${result.value}\n`);
    else failures.push((result.reason as Error).message);
  }
  if (failures.length > 0) throw new ToldError(failures.join('\n'));
}

/** With a token that nobody made, only what is wrong with the secret or the service is a fault. */
async function testSecret(secret: string, verifyUrl: string) {
  const service = { secret, verifyUrl, effects: realEffects };
  const { doubt, isFault, isUnexplained } = await verifyToken('test', service);
  if (isFault) throw new ToldError(`RECAPTCHA_SECRET_KEY: ${doubt}`);
  const known = isUnexplained
    ? 'it refuses a token that nobody made, and says nothing about the secret of the bot check'
    : 'the secret of the bot check is right';
  return `${new URL(verifyUrl).host}: ${known}`;
}

function readCommand(args: string[]) {
  const { values, positionals } = parse(args);
  const [name = 'help', ...operands] = positionals;
  const variant = values['older-than'] === undefined ? name : `${name} --older-than`;
  const command = COMMANDS.get(variant) ?? COMMANDS.get(name);
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${HELP}`);
  const { run, operand, options = [] } = command;
  const foreign = Object.keys(values).find(
    (option) => !options.includes(option as keyof typeof OPTIONS),
  );
  if (foreign !== undefined)
    throw new UsageError(`"${name}" knows no --${foreign}. See: npm run leads -- help`);
  if (operand === undefined && operands.length > 0)
    throw new UsageError(
      `"${name}" takes nothing after it, so "${operands.join(' ')}" is not understood.`,
    );
  if (operand !== undefined && (operands.length !== 1 || operands[0] === ''))
    throw new UsageError(`Use: npm run leads -- ${name} ${operand}`);
  return { run, values, operand: operands[0] ?? '' };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`);
  }
}

/**
 * @param readEnv called only when the arguments make sense
 * @returns the exit status that {@link HELP} lists
 */
export async function runCommand(args: string[], readEnv: () => Env, terminal: Terminal) {
  let store: LeadStore | undefined;
  try {
    const { run, ...asked } = readCommand(args);
    await run({
      ...asked,
      terminal,
      get env() {
        return readEnv();
      },
      get store() {
        store ??= openStore(readEnv(), { isExpected: true });
        return store;
      },
    });
    return 0;
  } catch (error) {
    const { message, stack } = error as Error;
    terminal.note(error instanceof ToldError ? message : (stack ?? message));
    if (error instanceof UsageError) return 2;
    return error instanceof NotFoundError ? 3 : 1;
  } finally {
    await store?.close().catch(() => {});
  }
}

if (import.meta.main) {
  const terminal: Terminal = {
    write: async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    note: (text) => void process.stderr.write(`${text}\n`),
    now: realEffects.now,
  };
  // `leads export | head` closes the pipe early, which is no error. A full disk is one.
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(0);
    terminal.note(
      `The output could not be written (${message}). What was written is not all of it.`,
    );
    process.exit(1);
  });
  process.stderr.on('error', () => {});
  process.exitCode = await runCommand(process.argv.slice(2), readEnvironment, terminal);
}
