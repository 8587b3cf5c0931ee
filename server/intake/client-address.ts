import { BlockList, isIP, isIPv6 } from 'node:net';

/** Proxies whose entries in `X-Forwarded-For` are trusted: their number, or their addresses. */
export type TrustProxy = { hops: number } | { proxies: BlockList };

/** Reads `1` or `10.0.0.0/8, 127.0.0.1, ::1`. */
export function parseTrustProxy(text: string): TrustProxy {
  if (/^[1-9]$/.test(text)) return { hops: Number(text) };
  const proxies = new BlockList();
  for (const part of text.split(',').map((entry) => entry.trim())) addProxy(proxies, part);
  return { proxies };
}

function addProxy(proxies: BlockList, text: string): void {
  const [address = '', prefix] = text.split('/');
  const [family, longest] = isIPv6(address) ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
  const bits = prefix === undefined ? longest : Number(prefix);
  if (!isIP(address) || !/^\d+$/.test(prefix ?? '0') || bits > longest) {
    throw new Error(
      'must be the number of proxies in front (1 to 9), or their addresses such as 10.0.0.0/8, ::1',
    );
  }
  proxies.addSubnet(address, bits, family);
}

/**
 * The address a post came from. Without configured proxies `X-Forwarded-For` is not read at all,
 * because anyone can write it; with them, it is read from its right end, which is the part the
 * proxies wrote themselves.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trust: TrustProxy | undefined,
): string {
  const peerAddress = plain(peer);
  if (!trust || !forwardedFor) return peerAddress;
  const chain = [...forwardedFor.split(',').map((entry) => plain(entry.trim())), peerAddress];
  const client =
    'hops' in trust
      ? chain.at(-1 - trust.hops)
      : chain.findLast((entry) => !isTrusted(trust.proxies, entry));
  return client && isIP(client) ? client : peerAddress;
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/**
 * Key for counting: an IPv4 address, or the /64 network of an IPv6 one, because one person has all
 * of it.
 */
export function rateLimitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Some proxies write a port after the address, and brackets around one of IPv6. */
function plain(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1];
  const address = bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function isTrusted(proxies: BlockList, address: string): boolean {
  if (!isIP(address)) return false;
  return proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
