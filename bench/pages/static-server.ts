/** Serves a built folder as a static host does: brotli where the browser takes it, an address with or without its ending. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from '#server/static/content-types.ts';

interface StaticSite {
  url: string;
  stop(): void;
}

const COMPRESSED = /\.(html|css|m?js|json|svg|txt|xml|rsc|md)$/;

export async function serveFolder(folder: string): Promise<StaticSite> {
  const remembered = new Map<string, Buffer>();
  const bodyOf = (file: string, asBrotli: boolean): Buffer => {
    const key = `${asBrotli} ${file}`;
    const body = remembered.get(key) ?? readFileSync(file);
    if (!remembered.has(key)) remembered.set(key, asBrotli ? brotliCompressSync(body) : body);
    return remembered.get(key) ?? body;
  };
  const server = createServer(({ url = '/', headers }, response) => {
    const file = fileFor(folder, new URL(url, 'http://localhost').pathname);
    if (!file) return response.writeHead(404).end();
    const asBrotli = COMPRESSED.test(file) && (headers['accept-encoding'] ?? '').includes('br');
    const body = bodyOf(file, asBrotli);
    return response
      .writeHead(200, {
        'Content-Type': contentType(file),
        'Content-Length': body.length,
        ...(asBrotli && { 'Content-Encoding': 'br' }),
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fileFor(folder: string, path: string): string | undefined {
  const place = join(folder, normalize(decodeURIComponent(path)));
  const candidates = [place, `${place}.html`, join(place, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
