import type { Effects } from '../effects.ts';

const TIMEOUT_MS = 10_000;

/**
 * Posts a sentence to an incoming webhook of a chat. `text` is what Slack, Mattermost, Google Chat and Teams read,
 * `content` what Discord does. Throws when the chat refuses it.
 */
export async function sendNotice(
  url: string,
  sentence: string,
  { request }: Pick<Effects, 'request'>,
): Promise<void> {
  const response = await request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: sentence, content: sentence }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}`);
}
