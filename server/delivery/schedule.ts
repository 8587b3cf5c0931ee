/**
 * Milliseconds to wait after each failed attempt but the last: the example schedule of the Standard Webhooks
 * specification ("Deliverability and reliability"). Ten attempts over about three days.
 */
export const DELAYS_MS: readonly number[] = [
  5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 50_400_000, 72_000_000, 86_400_000,
];

/** Longest `Retry-After` that is obeyed: a receiver that is back earlier is not left without leads for long. */
const MAX_RETRY_AFTER_MS = 3_600_000;

/**
 * Time until the next attempt, null after the last: the schedule's delay, up to 10 % shorter or longer so that leads which
 * failed together are not tried again together, or the delay the receiver asked for when that is longer.
 */
export function nextDelay(
  failed: number,
  {
    delays,
    random,
    retryAfterMs = 0,
  }: { delays: readonly number[]; random: () => number; retryAfterMs?: number },
): number | null {
  const delay = delays[failed - 1];
  if (delay === undefined) return null;
  return Math.round(Math.max(delay * (0.9 + random() * 0.2), retryAfterMs));
}

/** Reads a `Retry-After` header, seconds or a date (RFC 9110, section 10.2.3), up to an hour; 0 when there is none to follow. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const isSeconds = /^\d{1,9}$/.test(header.trim());
  const asked = isSeconds ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(0, asked), MAX_RETRY_AFTER_MS);
}
