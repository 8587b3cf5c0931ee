/** Clients that mean no good or have lost their line: they send slowly, stop half way, never read, or are too many. */
import { connect, type Socket } from 'node:net';
import { platform } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePlace, type Trial, whileWatched } from './trial.ts';

interface Client {
  /** Bytes it sends first. */
  opening: string;
  /** Bytes it sends every second after that. */
  drip?: string;
  /** True when it never reads what comes back. */
  isDeaf?: boolean;
  /** Another address of this machine than that of whoever watches the pages. */
  from?: string;
}

const POST = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const GET = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n';

interface Connected {
  socket: Socket;
  isEnded: boolean;
}

function open(url: string, { opening, drip, isDeaf, from }: Client): Connected {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, ...(from && { localAddress: from }) });
  const connected: Connected = { socket, isEnded: false };
  const timer = drip ? setInterval(() => socket.writable && socket.write(drip), 1000) : undefined;
  const end = () => {
    connected.isEnded = true;
    clearInterval(timer);
  };
  socket
    .on('error', () => {})
    .on('close', end)
    .on('end', end);
  if (isDeaf) socket.pause();
  else socket.resume();
  socket.write(opening);
  return connected;
}

async function trial(fault: string, client: Client, { count, seconds }: { count: number; seconds: number }) {
  using place = makePlace();
  const variables = { SITE_DIR: place.SITE_DIR, DATA_DIR: place.DATA_DIR };
  const { seen, watched } = await whileWatched(variables, async ({ url }) => {
    const clients = Array.from({ length: count }, () => open(url, client));
    const deadline = performance.now() + seconds * 1000;
    const areEnded = () => clients.every(({ isEnded }) => isEnded);
    while (!areEnded() && performance.now() < deadline) await sleep(200);
    const ended = clients.filter(({ isEnded }) => isEnded).length;
    for (const { socket } of clients) socket.destroy();
    return { ended, after: seconds - (deadline - performance.now()) / 1000 };
  });
  const result: Trial = {
    fault,
    tried: `${count.toLocaleString('en')} connections at once`,
    seen: `${seen.ended.toLocaleString('en')} of them ended by the server within ${seen.after.toFixed(0)} s`,
    acknowledged: 0,
    lost: 0,
    watched,
  };
  return result;
}

/** @param seconds how long a server may take to end them all */
export async function badClients(count: number, seconds: number): Promise<Trial[]> {
  const size = { count, seconds };
  // Each with a server of its own, and next to nothing to do: they can wait side by side.
  const silent = await Promise.all([
    trial('Headers come a line each second', { opening: GET.slice(0, -2), drip: 'X-More: a\r\n' }, size),
    trial('A body is announced and never comes', { opening: `${POST}Content-Length: 900\r\n\r\n` }, size),
    trial(
      'A body comes a byte each second',
      { opening: `${POST}Content-Length: 900\r\n\r\n{`, drip: ' ' },
      size,
    ),
  ]);
  const deaf = await trial(
    'Five hundred large pages are asked for at once, and nothing is read',
    // A client that does not read learns only by sending that the connection is gone.
    { opening: GET.repeat(500), drip: GET, isDeaf: true },
    { ...size, count: Math.ceil(count / 10) },
  );
  // Only Linux has more than one address on the loopback interface.
  if (platform() !== 'linux') return [...silent, deaf];
  const crowd = await trial(
    'More connections from one address than there are places for all',
    { opening: 'GET /large HTTP/1.1\r\nX-More:', from: '127.0.0.2' },
    { ...size, count: 3000 },
  );
  return [...silent, deaf, crowd];
}
