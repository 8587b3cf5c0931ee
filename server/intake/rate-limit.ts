interface RateLimit {
  burst: number;
  /** Until the whole burst is allowed again. */
  windowMs: number;
}

export const DEFAULT_RATE_LIMIT: RateLimit = { burst: 30, windowMs: 600_000 };

/** From the machine itself without a proxy: somebody may have forgotten to configure one. */
export const LOCAL_RATE_LIMIT: RateLimit = { burst: 600, windowMs: 600_000 };

export function parseRateLimit(text: string) {
  if (text === 'off') return { burst: Infinity, windowMs: 1 };
  const match = /^([1-9]\d{0,6})\/([1-9]\d{0,4})([smh])$/.exec(text);
  if (!match) throw new Error('must be a number of posts per time such as 30/10m, or off');
  const unit = { s: 1000, m: 60_000, h: 3_600_000 }[match[3] as 's' | 'm' | 'h'];
  return { burst: Number(match[1]), windowMs: Number(match[2]) * unit };
}

/** A token bucket per address. One unused for longest is forgotten: a flood costs little memory. */
export function createRateLimiter(maxAddresses = 20_000) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  /** @returns seconds to wait; 0 when the post may pass */
  return (address: string, limit: RateLimit, now: number) => {
    if (limit.burst === Infinity) return 0;
    const msPerToken = limit.windowMs / limit.burst;
    const bucket = buckets.get(address) ?? { tokens: limit.burst, at: now };
    buckets.delete(address);
    buckets.set(address, bucket);
    if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value as string);
    const earned = Math.max(0, now - bucket.at) / msPerToken;
    bucket.tokens = Math.min(limit.burst, bucket.tokens + earned);
    bucket.at = now;
    if (bucket.tokens < 1) return Math.max(1, Math.ceil(((1 - bucket.tokens) * msPerToken) / 1000));
    bucket.tokens -= 1;
    return 0;
  };
}
