import { isIP } from 'node:net';

/** Anyone can write `X-Forwarded-For`: read is what configured proxies wrote, at its right end. */
export function clientAddress(peer: string, forwardedFor: string | undefined, proxies = 0) {
  const peerAddress = plain(peer);
  if (proxies === 0 || !forwardedFor) return peerAddress;
  const client = plain(forwardedFor.split(',').at(-proxies)?.trim() ?? '');
  return isIP(client) ? client : peerAddress;
}

export const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');

/** One person has the whole /64 network of an IPv6 address. */
export function rateLimitKey(address: string) {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Some proxies write a port after the address, and brackets around one of IPv6. */
function plain(entry: string) {
  const address = entry.replace(/^\[([^\]]*)\](?::\d+)?$|^((?:\d+\.){3}\d+):\d+$/, '$1$2');
  return address.replace(/^::ffff:(?=\d+\.)|%.*$/gi, '');
}
