import * as z from 'zod/mini';
import type { Effects } from '../effects.ts';

/** The answer of the verification service; everything else it sends is left aside. */
const verificationSchema = z.object({
  success: z.boolean(),
  action: z.optional(z.string()),
  score: z.optional(z.number()),
});

const TIMEOUT_MS = 5000;
const MIN_SCORE = 0.5;
const ACTION = 'submit';

/** Null when the token proves a person, otherwise the reason for doubt. */
export type BotVerifier = (token: string) => Promise<string | null>;

/** Verifies a token with the bot-protection service. A service that cannot be reached counts as a failed check. */
export function createBotVerifier(
  { secret, verifyUrl }: { secret: string; verifyUrl: string },
  effects: Pick<Effects, 'request'>,
): BotVerifier {
  return async (token) => {
    if (token === '') return 'no bot-check token';
    try {
      const response = await effects.request(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      if (!response.ok) return `bot check unavailable (status ${response.status})`;
      const { success, action, score } = verificationSchema.parse(await response.json());
      if (!success) return 'bot check refused the token';
      if (action !== undefined && action !== ACTION) return 'bot check was made for another action';
      if (score !== undefined && score < MIN_SCORE) return `bot check score ${score}`;
      return null;
    } catch {
      return 'bot check unavailable';
    }
  };
}
