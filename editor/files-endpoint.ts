// On this machine alone, for the editor's own page, and no file but the owner's.
import { hash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { lookup } from 'mrmime';
import { withPlainHeader } from '#model/blog/post-header.ts';
import { filesOf } from '#model/content-files.ts';
import { checkEdit, problemsWith } from './check-edit.ts';
import { diskPath, editedFiles, isFacts } from './edited-files.ts';

/** In bytes; file systems take 255, and `save` writes under a longer name first. */
const LONGEST_NAME = 200;

/** More than any photograph; the server keeps films in memory. */
const LARGEST = 50 * 1024 * 1024;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const refusal = (status: number, message: string) => Object.assign(new Error(message), { status });

/** Another site may make a browser send a request, but not with this header or as this origin. */
function checkSender({ socket, headers }: IncomingMessage) {
  const host = headers.host ?? '';
  const { origin } = headers;
  const isOwn =
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    OWN_HOST.test(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
    headers['x-editor'] === 'save';
  if (!isOwn) throw refusal(403, 'Only the editor’s own page on this computer may ask for files.');
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function forOwnPage(answer: Answer): Answer {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    try {
      checkSender(request);
      await answer(request, response);
    } catch (error) {
      const { message, status = 500 } = error as Error & { status?: number };
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
    }
  };
}

export function answerJson(response: ServerResponse, value: unknown) {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));
}

export const filesEndpoint = (root: string) =>
  forOwnPage((request, response) => answer(root, request, response));

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const path = pathAsked(request.url ?? '/');
  if (request.method === 'GET' && path === '') return answerJson(response, editedFiles(root));
  const file = diskPath(root, path);
  if (file === undefined)
    throw refusal(
      403,
      `${path} is not among the files that the editor changes. A name begins with a letter or a digit.`,
    );
  if (Buffer.byteLength(basename(file)) > LONGEST_NAME)
    throw refusal(
      422,
      `The name ${basename(file).slice(0, 40)}… is too long for a file. Shorten the title, or the name of the picture.`,
    );
  const checkUnchanged = () => {
    const { 'if-match': opened } = request.headers;
    if (opened === undefined || opened === tagOf(file)) return;
    throw refusal(
      412,
      `${path} has changed since you opened it, in another window or through git. Nothing was overwritten. Reload this page: what you wrote is offered again.`,
    );
  };
  if (request.method === 'PUT') {
    const { problems, content, told = '' } = await checkEdit(root, path, await bodyOf(request));
    checkUnchanged();
    refuse(problems);
    save(file, content);
    response.setHeader('X-Told', encodeURIComponent(told));
  } else if (request.method === 'DELETE') {
    checkUnchanged();
    await remove(root, path, file);
  } else if (request.method !== 'GET')
    throw refusal(405, 'Files are read, saved and removed here.');
  else if (!existsSync(file)) throw refusal(404, `${path} is not there.`);
  else send(path, file, response);
  if (request.method !== 'GET') response.writeHead(204, { ETag: tagOf(file) }).end();
}

function pathAsked(url: string) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname.slice(1)).normalize();
  } catch {
    throw refusal(400, 'The address of the file cannot be read.');
  }
}

/** What is not there has a name too, for who thinks it is new. */
const tagOf = (file: string) =>
  existsSync(file) ? `"${hash('sha256', readFileSync(file))}"` : '"absent"';

function send(path: string, file: string, response: ServerResponse) {
  response
    .writeHead(200, {
      'Content-Type': lookup(file) ?? 'application/octet-stream',
      'Last-Modified': statSync(file).mtime.toUTCString(),
      ETag: tagOf(file),
      // An SVG from the folder of pictures could hold a script; here it is only ever a picture.
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
    .end(asItIsRead(path, readFileSync(file)));
}

function asItIsRead(path: string, content: Buffer) {
  if (!path.startsWith('content/blog/')) return content;
  try {
    return withPlainHeader(content.toString(), path);
  } catch {
    // Publishing says what is wrong with it.
    return content;
  }
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size <= LARGEST) parts.push(part as Buffer);
  }
  if (size > LARGEST)
    throw refusal(
      413,
      `The file has ${Math.round(size / 1024 / 1024)} MB; more than ${LARGEST / 1024 / 1024} MB is not taken. Make a picture smaller first: 2400 pixels across are enough. Put a longer film on the platform, and paste its address.`,
    );
  return Buffer.concat(parts);
}

function refuse(problems: readonly string[]) {
  if (problems.length > 0) throw refusal(422, problems.join('\n'));
}

/** Under another name first: no program sees half of a file. */
function save(file: string, content: Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  const waiting = join(dirname(file), `.${basename(file)}-${randomUUID()}`);
  writeFileSync(waiting, content);
  renameSync(waiting, file);
}

async function remove(root: string, path: string, file: string) {
  if (isFacts(path)) throw refusal(403, `${path} cannot be removed: a page of the site reads it.`);
  if (existsSync(file)) refuse(await problemsWith(filesOf(root), path));
  rmSync(file, { force: true });
}
