/** Motion that follows the scroll. The build shortens style sheets, and may shorten what browsers read no longer. */
import { expect, test } from 'vitest';
import { FILES, readSiteFile } from '../support/built-site.ts';

const sheets = FILES.filter((file) => file.endsWith('.css')).map(readSiteFile);

test('no shorthand names a timeline: browsers drop the whole declaration', () => {
  expect(sheets.length).toBeGreaterThan(0);
  const lost = sheets.flatMap(
    (sheet) => sheet.match(/animation:[^;}]*(?:view\(|scroll\(|\s--)[^;}]*/g) ?? [],
  );
  expect(lost, 'write animation-name and its other parts one by one').toEqual([]);
});
