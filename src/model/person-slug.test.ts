import { personSlug } from './person-slug.ts';
import { expectTable } from './testing/table.ts';

test('a name in any alphabet is an address', () => {
  const names = 'Tomás Rey, Mary-Ann O’Neil, Łukasz Strauß-Øverland, İpek Özgür, Ώρα 李';
  expectTable(names.split(', '), personSlug);
});
