/** Faults that strangers and accidents bring upon a server: floods and bad clients. Kills and full disks are in its tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteStore } from '#server/leads/sqlite-store.ts';
import { makePlace as makeSmallPlace, type Place } from '#server/testing/resources.ts';
import { samplePayload } from '#server/testing/sent-requests.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers.ts';
import { flood, type Load, sendAtRate } from './send-load.ts';

interface Seen {
  /** In figures. */
  said: string;
  /** Acknowledged leads that cannot be found afterwards. */
  lost: number;
}

interface Watched extends Seen {
  /** Twenty a second were asked for meanwhile. */
  pages: Load;
  /** The most that the server held, in MB. */
  memory: number;
}

export interface Size {
  seconds: number;
  clients: number;
}

/** A small site with one large page, and a folder for leads that is not there yet. */
export function makePlace(): Place {
  const place = makeSmallPlace();
  const text = `<!doctype html><title>Large</title>${'<p>text</p>'.repeat(8000)}`;
  writeFileSync(join(place.variables.SITE_DIR, 'large.html'), text);
  return place;
}

type Provoke = (server: ServerProcess, place: Place) => Promise<Seen>;

async function watched(provoke: Provoke): Promise<Watched> {
  using place = makePlace();
  await using server = await startServerProcess(place.variables);
  const over = new AbortController();
  const watch = sendAtRate(
    { url: `${server.url}/about`, timeout: 20 },
    { perSecond: 20, connections: 4, seconds: 600, end: over.signal },
  );
  const seen = await provoke(server, place).finally(() => over.abort());
  const pages = await watch;
  const most = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1];
  return { ...seen, pages, memory: Number(most) / 1024 };
}

export const contactPost = (url: string, body: string) =>
  ({
    url: `${url}/api/contact`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }) as const;

const said = (answers: ReadonlyMap<number, number>) =>
  [...answers].map(([status, count]) => `${count.toLocaleString('en')} answered with ${status}`).join(', ');

/** Every answer with 202 must be a lead in the file. */
async function leadFlood({ url }: ServerProcess, { variables }: Place, seconds: number): Promise<Seen> {
  const answers = await flood(contactPost(url, JSON.stringify(samplePayload())), seconds);
  const store = openSqliteStore({ folder: variables.DATA_DIR });
  const { total } = await store.stats();
  await store.close();
  return { said: said(answers), lost: Math.max((answers.get(202) ?? 0) - total, 0) };
}

interface Client {
  /** Bytes it sends first. */
  opening: string;
  /** Bytes it sends every second after that. */
  drip?: string;
  /** Never reads what comes back. */
  isDeaf?: boolean;
}

/** A server of ours ends a connection that says nothing after 65 seconds at the latest. */
const PATIENCE_MS = 75_000;

/** Clients that mean no good or have lost their line; each has to be ended by the server. */
async function badClients({ url }: ServerProcess, { opening, drip, isDeaf }: Client, count: number) {
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
  return { said: `${count - still.length} of ${count} ended within ${seconds} s`, lost: 0 };
}

const POST = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const GET = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Each by its name, on a server of its own. */
export const FAULTS: Readonly<Record<string, (size: Size) => Promise<Watched>>> = {
  'Checks of its health': ({ seconds }) =>
    watched(async ({ url }) => ({ said: said(await flood({ url: `${url}/healthz` }, seconds)), lost: 0 })),
  'Leads as fast as they are taken': ({ seconds }) =>
    watched((server, place) => leadFlood(server, place, seconds)),
  'Headers come a line each second': ({ clients }) =>
    watched((server) => badClients(server, { opening: GET.slice(0, -2), drip: 'X-More: a\r\n' }, clients)),
  'A body is announced and never comes': ({ clients }) =>
    watched((server) => badClients(server, { opening: `${POST}Content-Length: 900\r\n\r\n` }, clients)),
  'A body comes a byte each second': ({ clients }) =>
    watched((server) =>
      badClients(server, { opening: `${POST}Content-Length: 900\r\n\r\n{`, drip: ' ' }, clients),
    ),
  'Large pages are asked for, and nothing is read': ({ clients }) =>
    watched((server) =>
      badClients(server, { opening: GET.repeat(500), drip: GET, isDeaf: true }, Math.ceil(clients / 10)),
    ),
};
