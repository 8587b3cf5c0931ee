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

/** Our secret, or our request, is wrong: every token is refused. */
const OF_EVERYBODY = /-secret$|^invalid-keys$|^bad-request$/;
const OF_TOKEN = /-response$|^timeout-or-duplicate$/;

/**
 * A `browser-error` is one visitor's browser, who tries three or four times, or a domain that the
 * site key lacks; a site with a few leads a day must not wait for ten.
 */
const UNEXPLAINED_IN_A_ROW = 5;

interface Verdict {
  /** Null when the token proves a person. */
  doubt: string | null;
  isFault: boolean;
  /** It is refused without a code that says whose fault it is. */
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
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams({ secret, response: token })}`,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok)
      return { doubt: `bot check unavailable (status ${response.status})`, isFault };
    const verification = verificationSchema.parse(await response.json());
    const { success, 'error-codes': codes } = verification;
    const isOurs = !success && codes.some((code) => OF_EVERYBODY.test(code));
    const isOfToken = codes.some((code) => OF_TOKEN.test(code));
    return {
      doubt: doubtOf(verification),
      isFault: isOurs,
      isUnexplained: !success && !isOurs && !isOfToken,
    };
  } catch {
    return { doubt: 'bot check unavailable', isFault };
  }
}

function doubtOf(verification: z.output<typeof verificationSchema>) {
  const { success, action, score, 'error-codes': codes } = verification;
  if (!success) return `bot check refused the token (${codes.join(', ') || 'no reason given'})`;
  if (action !== undefined && action !== ACTION) return 'bot check was made for another action';
  return (score ?? 1) < MIN_SCORE ? `bot check score ${score}` : null;
}

export type BotVerifier = (token: string) => Promise<Verdict['doubt']>;

/** Logs once that the service fails for everybody, and that it works. */
export function createBotVerifier(service: Service, log: Log): BotVerifier {
  let known: boolean | undefined;
  let unexplained = 0;
  return async (token) => {
    if (token === '') return 'no bot-check token';
    const { doubt, isFault, isUnexplained } = await verifyToken(token, service);
    unexplained = isUnexplained ? unexplained + 1 : 0;
    if (isUnexplained && unexplained < UNEXPLAINED_IN_A_ROW) return doubt;
    const isFailing = isFault || unexplained > 0;
    if (isFailing && known !== true) log('error', 'bot-check.failed', { message: doubt });
    if (!isFailing && known !== false) log('info', 'bot-check.works');
    known = isFailing;
    return doubt;
  };
}
