import { expect, test } from 'vitest';
import { securityContact } from './facts/site.ts';
import { securityText } from './security-text.ts';

test('security.txt names whom to tell, where it lies, and a day within a year after which it no longer holds', () => {
  const text = securityText('2027-03-01', new URL('https://www.example.com'));
  expect(text.split('\n').slice(0, 2)).toEqual([
    `Contact: ${securityContact.address}`,
    'Expires: 2028-02-28T00:00:00Z',
  ]);
  expect(text).toContain('Canonical: https://www.example.com/.well-known/security.txt\n');
});
