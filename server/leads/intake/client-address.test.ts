import { expect, test } from 'vitest';
import { clientAddress, parseTrustProxy, rateLimitKey } from './client-address.ts';

const oneHop = parseTrustProxy('1');
const twoHops = parseTrustProxy('2');
const networks = parseTrustProxy('10.0.0.0/8, 127.0.0.1, fd00::/8');

test.each([
  ['no proxy configured', '192.0.2.1', '203.0.113.9', undefined, '192.0.2.1'],
  ['an IPv4 address in IPv6 clothes', '::ffff:192.0.2.1', undefined, undefined, '192.0.2.1'],
  ['one hop', '10.0.0.1', '203.0.113.9', oneHop, '203.0.113.9'],
  ['one hop, forged entries before it', '10.0.0.1', '6.6.6.6, 203.0.113.9', oneHop, '203.0.113.9'],
  ['two hops', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', twoHops, '203.0.113.9'],
  ['fewer entries than hops', '10.0.0.1', '203.0.113.9', twoHops, '10.0.0.1'],
  ['no header behind a proxy', '10.0.0.1', undefined, oneHop, '10.0.0.1'],
  ['nonsense instead of an address', '10.0.0.1', 'unknown', oneHop, '10.0.0.1'],
  ['known networks', '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.2.3', networks, '203.0.113.9'],
  ['a stranger that is no proxy', '192.0.2.1', '203.0.113.9', networks, '192.0.2.1'],
  ['only proxies', '127.0.0.1', '10.0.0.5', networks, '127.0.0.1'],
  ['an entry with a port', '10.0.0.1', '203.0.113.9:40112', oneHop, '203.0.113.9'],
  ['an IPv6 entry in brackets', '10.0.0.1', '[2001:db8::7]', oneHop, '2001:db8::7'],
  ['an IPv6 entry with a port', '10.0.0.1', '[2001:db8::7]:443', oneHop, '2001:db8::7'],
  ['a proxy with a port', '127.0.0.1', '203.0.113.9, 10.1.2.3:8080', networks, '203.0.113.9'],
  ['an IPv6 client', 'fd00::1', '2001:db8::7', networks, '2001:db8::7'],
])('%s', (_name, peer, forwarded, trust, expected) => {
  expect(clientAddress(peer, forwarded, trust)).toBe(expected);
});

test('an IPv6 address is counted by its /64 network, however it is written', () => {
  expect(rateLimitKey('2001:db8::1')).toBe(rateLimitKey('2001:0db8:0:0:ffff::2'));
  expect(rateLimitKey('2001:db8:0:1::1')).not.toBe(rateLimitKey('2001:db8:0:2::1'));
  expect(rateLimitKey('192.0.2.1')).toBe('192.0.2.1');
});

test.each(['0', '10', 'yes', '10.0.0.0/33', '10.0.0.0/x', '::/200', 'proxy.example.com'])(
  '"%s" names no proxy',
  (text) => {
    expect(() => parseTrustProxy(text)).toThrow('must be the number of proxies');
  },
);
