import { existsSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';
import { DEFAULT_ERASE_AFTER } from '#leads/erase-after.ts';
import { parseRateLimit } from './intake/rate-limit.ts';
import { retentionRule } from './leads/retention.ts';
import { ToldError } from './told-error.ts';

// The small zod, which the browser gets too: the full one would cost every process 10 MB.

const matching = (isRight: (value: string) => boolean, message: string) =>
  z.string().check(z.refine(isRight, message));

const webAddress = matching(
  (value) => /^https?:\/\//i.test(value) && URL.canParse(value),
  'must be an http:// or https:// address',
);

/** A container gets the quotation marks of its `--env-file` as well. */
const folder = matching(
  (value) => !/^\s*[~$%"']/.test(value),
  'must be a path without ~, $, % or quotation marks before it, which only a shell knows',
);

const WHOLE = z.int('must be a whole number');

const numberBetween = (min: number, max: number, ...checks: z.core.$ZodCheck<number>[]) => {
  const message = `must be from ${min} to ${max}`;
  return z.coerce
    .number('must be a number')
    .check(z.gte(min, message), z.lte(max, message), ...checks);
};

const parsed = <T>(parse: (text: string) => T) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      try {
        return parse(text);
      } catch (error) {
        context.issues.push({ code: 'custom', message: (error as Error).message, input: text });
        return z.NEVER;
      }
    }),
  );

const schema = z
  .object({
    HOST: z._default(z.string(), '127.0.0.1'),
    PORT: z._default(numberBetween(0, 65535, WHOLE), 3000),
    SITE_DIR: z._default(folder, './dist'),
    DATA_DIR: z._default(folder, './data'),
    /** Where npm was called, which runs in the folder of package.json. */
    INIT_CWD: z._default(z.string(), '.'),
    /** At most, of this server at one time. */
    DATABASE_CONNECTIONS: z._default(numberBetween(1, 100, WHOLE), 10),
    DATABASE_URL: z.optional(
      matching((value) => /^postgres(ql)?:\/\//.test(value), 'must begin with postgres://'),
    ),
    CONTACT_WEBHOOK_URL: z.optional(
      webAddress.check(
        z.refine(
          (value) => !/\/api\/contact\/?$/.test(value),
          'is where the form posts: each lead would come in again, without end',
        ),
      ),
    ),
    CONTACT_WEBHOOK_SECRET: z.optional(parsed(parseWebhookSecrets)),
    RECAPTCHA_SECRET_KEY: z.optional(z.string().check(z.trim())),
    RECAPTCHA_VERIFY_URL: z._default(webAddress, 'https://www.google.com/recaptcha/api/siteverify'),
    TRUST_PROXY: z.optional(numberBetween(1, 9, WHOLE)),
    CONTACT_RATE_LIMIT: z.optional(parsed(parseRateLimit)),
    // Ten attempts in three days, as in Standard Webhooks ("Deliverability and reliability").
    DELIVERY_SCHEDULE: z.prefault(
      parsed(parseSchedule),
      '5,300,1800,7200,18000,36000,50400,72000,86400',
    ),
    DELIVERY_TIMEOUT_SECONDS: z._default(numberBetween(0.1, 60), 10),
    LEADS_ERASE_AFTER: z.prefault(
      parsed((text) => (text.trim() === 'off' ? undefined : retentionRule(text))),
      DEFAULT_ERASE_AFTER,
    ),
    NOTICE_WEBHOOK_URL: z.optional(webAddress),
    NOTICE_AFTER_MINUTES: z._default(numberBetween(0.01, 10_080), 30),
    NOTICE_EACH_LEAD: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  })
  .check(
    z.refine((env) => !`${resolve(env.DATA_DIR)}${sep}`.startsWith(resolve(env.SITE_DIR) + sep), {
      path: ['DATA_DIR'],
      error: 'must be outside SITE_DIR, whose files anybody can read',
    }),
  );

export type Env = z.output<typeof schema>;

/** Throws a {@link ToldError} that lists every problem. */
export function readEnvironment() {
  loadEnvironmentFile('.env', process.env);
  return parseEnvironment(process.env);
}

/** Without them leads would go elsewhere, and nobody would notice. */
const HARMFUL_TO_LOSE = ['DATABASE_URL', 'DATA_DIR'];

/**
 * Sets what a file such as `.env` has and the environment has not. One that cannot be read is done
 * without when the environment itself says where leads are kept.
 */
export function loadEnvironmentFile(file: string, environment: Record<string, string | undefined>) {
  // Tests forbid it: the file may have a live site's settings.
  if (environment['READ_ENV_FILE'] === 'off' || !existsSync(file)) return;
  // Once: the server that `npm start` runs, and the build, inherit what is set here.
  environment['READ_ENV_FILE'] = 'off';
  try {
    const settings = parseEnv(readSettings(file));
    for (const [name, value] of Object.entries(settings)) environment[name] ??= value;
  } catch (error) {
    if (error instanceof ToldError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EISDIR' ? 'is a folder' : `cannot be read by this user (${code})`;
    const sentence = `${resolve(file)} ${why}, so the settings in it do not count.`;
    if (!HARMFUL_TO_LOSE.some((name) => environment[name]))
      throw new ToldError(
        `${sentence} Make it a readable file, or set DATABASE_URL or DATA_DIR in the environment itself.`,
      );
    process.stderr.write(`${sentence}\n`);
  }
}

/**
 * A statement of which nothing is cut, replaced or passed over. The value may stand in quotes, over
 * several lines; a $ would be a shell's, a \ in double quotes Node's.
 */
const SETTING =
  /[ \t\r]*(?:(?:export +)?(\w+) *=(?: *(?:'[^']*'|`[^`]*`|"(?!\$)(?:(?!\$\{)[^"\\])*")|(?!\s*['"`“”„‘’$])(?:(?!\$\{)[^\n#])*))?[^\S\n]*(?:(?<!\S)#.*)?(?:\n|$)/gy;

/** An editor on Windows may have begun the file with a mark, or written UTF-16. */
function readSettings(file: string) {
  const bytes = readFileSync(file);
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
  if (/[\0\ufffd]/.test(text))
    throw new ToldError(`${resolve(file)}: is no UTF-8 text. Save it as UTF-8.`);
  let end = 0;
  for (const [statement, name = ''] of text.matchAll(SETTING)) {
    if (name !== name.toUpperCase() && name.toUpperCase() in schema.def.shape) break;
    end += statement.length;
  }
  if (end === text.length) return text;
  // Not the line itself: it may hold a password.
  const line = text.slice(0, end).split('\n').length;
  throw new ToldError(
    `${resolve(file)}: line ${line} would not be read as written. A setting is NAME=value, with its name from .env.example. Put the value in straight single quotes where it has a quotation mark, a # or a \\, write out what a $ stands for, and begin a comment with #.`,
  );
}

export function parseEnvironment(variables: Record<string, string | undefined>) {
  // An empty line of an `.env` file gives "".
  const given = Object.entries(variables).filter(([, value]) => value?.trim() !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ToldError(
    `The environment is not usable:\n${lines.join('\n')}\nEach variable is explained in .env.example.`,
  );
}

/** `5,300,1800`, in seconds, to milliseconds. */
function parseSchedule(text: string) {
  const delays = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (delays.every((delay) => delay >= 0 && delay <= 604_800))
    return delays.map((delay) => delay * 1000);
  throw new Error('must be the seconds between attempts, such as 5,300,1800, each at most a week');
}

const webhookSecret = z.base64().check(z.minLength(8));

/** `new old`; usually it is only one. */
function parseWebhookSecrets(text: string) {
  const secrets = text.trim().split(/\s+/);
  if (!secrets.every((secret) => webhookSecret.safeParse(secret.replace(/^whsec_/, '')).success))
    throw new Error(
      'must be base64, with or without "whsec_" before it (make one with: openssl rand -base64 32)',
    );
  if (secrets.length <= 2) return secrets;
  throw new Error('must be one secret, or the new and the old with a space between');
}

/** What the server can start without, and the operator of a live site should hear of. */
export function missingSettings(env: Env) {
  const missing: { setting: string; message: string }[] = [];
  const say = (setting: keyof Env, message: string) => void missing.push({ setting, message });
  if (env.CONTACT_WEBHOOK_URL === undefined)
    say('CONTACT_WEBHOOK_URL', 'not set: leads are kept, and delivered nowhere');
  else if (isPlainAndFar(env.CONTACT_WEBHOOK_URL))
    say('CONTACT_WEBHOOK_URL', 'an http:// address: leads can be read on their way to it');
  if (env.CONTACT_WEBHOOK_URL?.includes('/webhook-test/'))
    say('CONTACT_WEBHOOK_URL', 'n8n’s address for tests, which takes one lead: use /webhook/');
  if (env.CONTACT_WEBHOOK_SECRET === undefined)
    say('CONTACT_WEBHOOK_SECRET', 'not set: the receiver cannot tell our deliveries from others');
  if (env.RECAPTCHA_SECRET_KEY === undefined)
    say('RECAPTCHA_SECRET_KEY', 'not set: the bot check is not verified');
  if (env.NOTICE_WEBHOOK_URL === undefined)
    say('NOTICE_WEBHOOK_URL', 'not set: nobody is told when leads are not stored or not delivered');
  return missing;
}

/** In a private network a name without a dot is another container. */
function isPlainAndFar(address: string) {
  const { protocol, hostname } = new URL(address);
  const isNear = !hostname.includes('.') || /^(127|10|192\.168)\./.test(hostname);
  return protocol === 'http:' && !isNear;
}
