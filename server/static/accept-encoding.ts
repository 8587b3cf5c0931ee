/** Encodings the build writes next to a file, each with the name browsers use and the ending of the file. */
export const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'zstd', ending: '.zst' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

export type EncodingEnding = (typeof ENCODINGS)[number]['ending'];

export type Encoding = (typeof ENCODINGS)[number]['encoding'] | 'identity';

/**
 * The representation to send for an `Accept-Encoding` header (RFC 9110, section 12.5.3): the accepted one with the
 * highest quality, and among equals the smallest. When none is accepted the plain bytes are sent, which the RFC allows
 * and which is of more use than an error.
 */
export function chooseEncoding<T extends { encoding: Encoding; size: number }>(
  header: string | undefined,
  available: readonly T[],
): T | undefined {
  const qualities = parseQualities(header ?? '');
  const quality = ({ encoding }: T) =>
    qualities.get(encoding) ??
    (encoding === 'identity' ? identityQuality(qualities) : (qualities.get('*') ?? 0));
  const accepted = available.filter((entry) => quality(entry) > 0);
  accepted.sort((a, b) => quality(b) - quality(a) || a.size - b.size);
  return accepted[0] ?? available.find((entry) => entry.encoding === 'identity');
}

/** Plain bytes are acceptable unless refused, but only wanted when nothing better is. */
function identityQuality(qualities: ReadonlyMap<string, number>): number {
  return qualities.get('*') === 0 ? 0 : 0.0001;
}

/** By coding; the RFC does not say what one named twice means, so that the lower quality counts and a refusal stays one. */
function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (name === '') continue;
    const coding = name === 'x-gzip' ? 'gzip' : name;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const written = q === undefined ? 1 : Number(q.slice(2));
    const quality = written >= 0 && written <= 1 ? written : 0;
    qualities.set(coding, Math.min(quality, qualities.get(coding) ?? 1));
  }
  return qualities;
}
