import { connect } from 'node:net';

export interface LoadResult {
  answers: number;
  /** Answers with another status than the expected one. */
  wrong: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Sends one request over and over on several kept-open connections for some seconds. Written on bare sockets, because on
 * a small machine an HTTP client library would cost more than the server it measures.
 */
export async function load(
  url: string,
  request: string,
  { connections, seconds, status }: { connections: number; seconds: number; status: number },
): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const latencies: number[] = [];
  let wrong = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const expected = `HTTP/1.1 ${status}`;

  /** A server may end a connection after some number of requests; then another takes its place. */
  const connection = async () => {
    while (performance.now() < end) await session();
  };

  const session = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let received = '';
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        socket.write(request);
      };
      socket.setEncoding('latin1').on('connect', send).on('error', reject).on('close', resolve);
      socket.on('data', (chunk) => {
        received += chunk;
        if (!isComplete(received)) return;
        const now = performance.now();
        latencies.push(now - sentAt);
        if (!received.startsWith(expected)) wrong += 1;
        const isLast = /^connection: close\r$/im.test(received);
        received = '';
        if (now < end && !isLast) send();
        else socket.destroy();
      });
    });

  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (part: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0;
  return {
    answers: latencies.length,
    wrong,
    perSecond: latencies.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
  };
}

function isComplete(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  return answer.length >= head + 4 + Number(length ?? 0);
}

/** The bytes of a contact form's post. */
export function contactRequest(body: string): string {
  return `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
