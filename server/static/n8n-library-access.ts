/**
 * The built site's answers below `/n8n` make it a template host for n8n (`src/model/workflows/n8n-library.ts`). A file host
 * serves them as `/n8n/health.json`; n8n asks for `/n8n/health`, from its editor's own origin and with credentials, so
 * a `*` would be refused. Any origin is allowed: the answers are public and this site uses no cookies.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteHeaders } from './serve-static.ts';
import type { Representation, Resource, Site } from './site-files.ts';

const FOLDER = '/n8n/';
const ENDING = '.json';

/** Adds each answer also under its path without the ending, with `Vary: Origin`. */
export function withTemplateHost(site: Site): Site {
  const resources = new Map(site.resources);
  for (const [path, resource] of site.resources) {
    if (!path.startsWith(FOLDER) || !path.endsWith(ENDING)) continue;
    const answer = differingByOrigin(resource);
    resources.set(path, answer);
    resources.set(path.slice(0, -ENDING.length), answer);
  }
  return { ...site, resources };
}

/** Adds the CORS headers for the origin that asks. True when the request was a preflight, which is then answered. */
export function allowTemplateClient(site: Site, request: IncomingMessage, response: ServerResponse): boolean {
  if (!request.url?.startsWith(FOLDER)) return false;
  const { origin } = request.headers;
  if (origin !== undefined) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
  }
  if (request.method !== 'OPTIONS') return false;
  const allowed = [
    'Access-Control-Allow-Methods',
    'GET, HEAD',
    'Access-Control-Allow-Headers',
    'n8n-version',
  ];
  response.writeHead(204, [...siteHeaders(site), ...allowed, 'Vary', 'Origin']);
  response.end();
  return true;
}

function differingByOrigin({ plain, encoded }: Resource): Resource {
  const differing = (representation: Representation): Representation => ({
    ...representation,
    headers: withOrigin(representation.headers),
    headersUnchanged: withOrigin(representation.headersUnchanged),
    headersOfPart: withOrigin(representation.headersOfPart),
  });
  return { plain: differing(plain), encoded: encoded.map(differing), chosen: new Map() };
}

/** @param lines name, value, name, value … */
function withOrigin(lines: string[]): string[] {
  const vary = lines.findIndex((line, index) => index % 2 === 0 && line.toLowerCase() === 'vary');
  if (vary < 0) return [...lines, 'Vary', 'Origin'];
  return lines.with(vary + 1, `${lines[vary + 1]}, Origin`);
}
