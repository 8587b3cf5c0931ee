import * as z from 'zod/mini';
import type { Effects } from '../effects.ts';
import type { Log } from '../log.ts';

const verificationSchema = z.object({
  success: z.boolean(),
  action: z.optional(z.string()),
  score: z.optional(z.number()),
  'error-codes': z._default(z.array(z.string()), []),
});

const TIMEOUT_MS = 5000;
const MIN_SCORE = 0.5;
const ACTION = 'submit';

/** What may be wrong with a token. With anything else, such as our secret, all are refused. */
const OF_TOKEN = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

interface Verdict {
  /** Null when the token proves a person. */
  doubt: string | null;
  /** Every token would be refused. */
  isFault: boolean;
  /** It is refused without a word, so the cause is not known. */
  isUnexplained?: boolean;
}

interface Service {
  secret: string;
  verifyUrl: string;
  effects: Pick<Effects, 'request'>;
}

export async function verifyToken(token: string, service: Service): Promise<Verdict> {
  const { secret, verifyUrl, effects } = service;
  const isFault = true;
  try {
    const response = await effects.request(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok)
      return { doubt: `bot check unavailable (status ${response.status})`, isFault };
    const verification = verificationSchema.parse(await response.json());
    const codes = verification.success ? [] : verification['error-codes'];
    return {
      doubt: doubtOf(verification),
      isFault: codes.some((code) => !OF_TOKEN.has(code)),
      isUnexplained: !verification.success && codes.length === 0,
    };
  } catch {
    return { doubt: 'bot check unavailable', isFault };
  }
}

function doubtOf(verification: z.output<typeof verificationSchema>): string | null {
  const { success, action, score, 'error-codes': codes } = verification;
  if (!success) return `bot check refused the token (${codes.join(', ') || 'no reason given'})`;
  if (action !== undefined && action !== ACTION) return 'bot check was made for another action';
  return score !== undefined && score < MIN_SCORE ? `bot check score ${score}` : null;
}

export type BotVerifier = (token: string) => Promise<Verdict['doubt']>;

/** Logs once that the service fails for everybody, and that it works. */
export function createBotVerifier(service: Service, log: Log): BotVerifier {
  let known: boolean | undefined;
  return async (token) => {
    if (token === '') return 'no bot-check token';
    const { doubt, isFault } = await verifyToken(token, service);
    if (isFault && known !== true) log('error', 'bot-check.failed', { message: doubt });
    if (!isFault && known !== false) log('info', 'bot-check.works');
    known = isFault;
    return doubt;
  };
}
