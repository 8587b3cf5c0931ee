import { existsSync } from 'node:fs';
import * as z from 'zod';
import { parseTrustProxy, type TrustProxy } from './leads/intake/client-address.ts';
import { parseRateLimit, type RateLimit } from './leads/intake/rate-limit.ts';

/** "" counts as unset, because that is what an empty line of an `.env` file gives. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const webAddress = z
  .string()
  .refine(
    (value) => /^https?:\/\//i.test(value) && URL.canParse(value),
    'must be an http:// or https:// address',
  );

const seconds = (min: number, max: number) =>
  z.coerce
    .number(`must be a number of seconds`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

function parsed<T>(parse: (text: string) => T) {
  return z.string().transform((text, context) => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
}

const schema = z
  .object({
    HOST: optional(z.string()).default('127.0.0.1'),
    PORT: optional(
      z.coerce
        .number('must be a number')
        .int('must be a whole number')
        .min(0, 'must be from 0 to 65535')
        .max(65535, 'must be from 0 to 65535'),
    ).default(3000),
    SITE_DIR: optional(z.string()).default('./dist'),
    DATA_DIR: optional(z.string()).default('./data'),
    DATABASE_URL: optional(
      z.string().refine((value) => /^postgres(ql)?:\/\//.test(value), 'must begin with postgres://'),
    ),
    CONTACT_WEBHOOK_URL: optional(webAddress),
    CONTACT_WEBHOOK_SECRET: optional(z.string().refine(isWebhookSecret, webhookSecretShape())),
    RECAPTCHA_SECRET_KEY: optional(z.string()),
    RECAPTCHA_VERIFY_URL: optional(webAddress).default('https://www.google.com/recaptcha/api/siteverify'),
    TRUST_PROXY: optional(parsed(parseTrustProxy)),
    CONTACT_RATE_LIMIT: optional(parsed(parseRateLimit)),
    STORE_GROUP_COMMIT: optional(z.enum(['on', 'off'], 'must be on or off')).default('on'),
    DELIVERY_SCHEDULE: optional(parsed(parseSchedule)),
    DELIVERY_TIMEOUT_SECONDS: optional(seconds(0.1, 60)).default(10),
    DELIVERY_LEASE_SECONDS: optional(seconds(0.2, 600)).default(30),
  })
  .refine((env) => env.DELIVERY_LEASE_SECONDS > env.DELIVERY_TIMEOUT_SECONDS, {
    path: ['DELIVERY_LEASE_SECONDS'],
    error:
      'must be longer than DELIVERY_TIMEOUT_SECONDS, or a second server would send a lead that the first is still sending',
  });

export interface Env extends z.output<typeof schema> {
  TRUST_PROXY: TrustProxy | undefined;
  CONTACT_RATE_LIMIT: RateLimit | undefined;
}

export class EnvironmentError extends Error {}

/**
 * Reads the environment, and a file named `.env` in the working folder for what the environment leaves open.
 * Throws an {@link EnvironmentError} that lists every problem.
 */
export function readEnvironment(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnvironment(process.env);
}

export function parseEnvironment(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables);
  if (result.success) return result.data as Env;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(
    `The environment is not usable:\n${lines.join('\n')}\nEach variable is explained in .env.example.`,
  );
}

/** Reads `5,300,1800`, the seconds between attempts, into milliseconds. */
function parseSchedule(text: string): number[] {
  const delays = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (delays.every((delay) => delay >= 0 && delay <= 604_800)) return delays.map((delay) => delay * 1000);
  throw new Error('must be the seconds between attempts, such as 5,300,1800, each at most a week');
}

function isWebhookSecret(secret: string): boolean {
  const base64 = secret.replace(/^whsec_/, '');
  return base64.length >= 8 && base64.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(base64);
}

function webhookSecretShape(): string {
  return 'must be base64, with or without "whsec_" before it (make one with: openssl rand -base64 32)';
}
