/**
 * Faults that strangers and accidents bring upon a server: clients that mean no good. Kills, floods
 * and full disks are in its tests.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePlace as makeSmallPlace, type Place } from '#server/testing/resources.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers.ts';
import { type Load, sendAtRate } from './send-load.ts';

interface Watched {
  /** In figures. */
  said: string;
  /** Twenty a second were asked for meanwhile. */
  pages: Load;
  /** The most that the server held, in MB. */
  memory: number;
}

/** A small site with one large page, and a folder for leads that is not there yet. */
export function makePlace(): Place {
  const place = makeSmallPlace();
  const text = `<!doctype html><title>Large</title>${'<p>text</p>'.repeat(8000)}`;
  writeFileSync(join(place.variables.SITE_DIR, 'large.html'), text);
  return place;
}

export const contactPost = (url: string, body: string) =>
  ({
    url: `${url}/api/contact`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }) as const;

interface Client {
  opening: string;
  /** Bytes it sends every second after that. */
  drip?: string;
  /** Never reads what comes back. */
  isDeaf?: boolean;
}

/** A server of ours ends a connection that says nothing after 65 seconds at the latest. */
const PATIENCE_MS = 75_000;

/** Clients that mean no good or have lost their line; each has to be ended by the server. */
async function badClients(
  { url }: ServerProcess,
  { opening, drip, isDeaf }: Client,
  count: number,
) {
  const { hostname, port } = new URL(url);
  const open = (): Socket => {
    const socket = connect({ port: Number(port), host: hostname }).on('error', () => {});
    if (isDeaf) socket.pause();
    else socket.resume();
    socket.write(opening);
    return socket;
  };
  const sockets = Array.from({ length: count }, open);
  const left = () => sockets.filter((socket) => !socket.closed);
  const start = performance.now();
  while (left().length > 0 && performance.now() - start < PATIENCE_MS) {
    await sleep(1000);
    // A client that does not read learns only by sending that the connection is gone.
    for (const socket of left()) if (drip) socket.write(drip);
  }
  const still = left();
  for (const socket of still) socket.destroy();
  const seconds = Math.round((performance.now() - start) / 1000);
  return `${count - still.length} of ${count} ended within ${seconds} s`;
}

const POST = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const GET = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Each by its name. */
export const FAULTS: Readonly<Record<string, Client>> = {
  'Headers come a line each second': { opening: GET.slice(0, -2), drip: 'X-More: a\r\n' },
  'A body is announced and never comes': { opening: `${POST}Content-Length: 900\r\n\r\n` },
  'A body comes a byte each second': { opening: `${POST}Content-Length: 900\r\n\r\n{`, drip: ' ' },
  'Large pages are asked for, and nothing is read': {
    opening: GET.repeat(500),
    drip: GET,
    isDeaf: true,
  },
};

/** Brings such clients upon a server of their own; of those that read nothing a tenth. */
export async function provoke(client: Client, clients: number): Promise<Watched> {
  using place = makePlace();
  await using server = await startServerProcess(place.variables);
  const over = new AbortController();
  const watch = sendAtRate(
    { url: `${server.url}/about`, timeout: 20 },
    { perSecond: 20, connections: 4, seconds: 600, end: over.signal },
  );
  const count = client.isDeaf ? Math.ceil(clients / 10) : clients;
  const said = await badClients(server, client, count).finally(() => over.abort());
  const pages = await watch;
  const most = /VmHWM:\s+(\d+)/.exec(
    readFileSync(`/proc/${server.process.pid}/status`, 'utf8'),
  )?.[1];
  return { said, pages, memory: Number(most) / 1024 };
}
