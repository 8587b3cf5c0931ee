import { connect } from 'node:net';
import { samplePayload } from './sample-lead.ts';

const LOOK_MS = 100;
/** Looks without another byte after which the answer on an open connection is taken for whole. */
const QUIET_LOOKS = 10;
/** Looks after which no answer is expected any more. */
const MOST_LOOKS = 600;

/**
 * Sends bytes as they are, for requests that no well-behaved client would make; gives all that came back until the server
 * closes the connection or falls silent. Counts looks instead of time: a machine that stops this process for seconds mostly
 * stops the server with it.
 *
 * @param leaveAfterMs leaves then, whatever has come
 */
export function rawRequest(url: string, bytes: string | Buffer, leaveAfterMs?: number): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    let [looks, lastHeard] = [0, Number.POSITIVE_INFINITY];
    const end = () => {
      clearInterval(watch);
      clearTimeout(leave);
      socket.destroy();
      resolve(answer);
    };
    const watch = setInterval(() => {
      looks += 1;
      if (looks - lastHeard > QUIET_LOOKS || looks > MOST_LOOKS) end();
    }, LOOK_MS);
    const leave = leaveAfterMs === undefined ? undefined : setTimeout(end, leaveAfterMs);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      lastHeard = looks;
    });
    socket.on('close', end);
    socket.on('error', (error) => (answer === '' ? reject(error) : end()));
    socket.write(bytes);
  });
}

/** Posts the sample lead to a server, with other answers or headers when asked. */
export function postLead(
  url: string,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...samplePayload(), ...change }),
  });
}

/** Id of a lead that was taken; undefined when it was not. */
export async function idOf(answer: Response): Promise<string | undefined> {
  return ((await answer.json()) as { id?: string }).id;
}

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
        const response = await postLead(url, { firstName: `Ada ${count}` });
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
