import { samplePayload } from './sample-lead.ts';

export interface Burst {
  /** The ids the server promised to keep. */
  acknowledged: string[];
  /** Posts that got no answer or another one. */
  failed: number;
}

/** Ends {@link postBurst} after this number of posts, counted over all senders. */
export function after(posts: number): () => boolean {
  let started = 0;
  return () => {
    started += 1;
    return started > posts;
  };
}

/** Posts leads over several connections until it is stopped or the server is gone; `burst` grows meanwhile. */
export async function postBurst(
  url: string,
  connections: number,
  isOver: () => boolean,
  burst: Burst = { acknowledged: [], failed: 0 },
): Promise<Burst> {
  let count = 0;
  async function connection(): Promise<void> {
    while (!isOver()) {
      count += 1;
      try {
        const response = await fetch(`${url}/api/contact`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(samplePayload({ firstName: `Ada ${count}` })),
        });
        if (response.status !== 202) throw new Error(await response.text());
        burst.acknowledged.push(((await response.json()) as { id: string }).id);
      } catch {
        burst.failed += 1;
        return;
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  return burst;
}
