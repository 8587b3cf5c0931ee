import { expect, test } from 'vitest';
import { writeSite } from '../testing/site-fixture.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { representationFor } from './serve-static.ts';
import { loadSite } from './site-files.ts';

test('headers that a client makes up cost a page no memory that stays', () => {
  using folder = temporaryFolder();
  writeSite(folder.path);
  const page = loadSite(folder.path).resources.get('/about');
  if (!page) throw new Error('the fixture has no /about');
  for (let count = 0; count < 500; count += 1) {
    expect(representationFor(page, `gzip, x${count};q=0.${'1'.repeat(10_000)}`).encoding).toBe('gzip');
    expect(representationFor(page, `br, x${count}`).encoding).toBe('br');
  }
  const remembered = [...page.chosen.keys()].join('').length;
  expect(remembered).toBeLessThan(4000);
});
