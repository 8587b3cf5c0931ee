import { expectTable } from '#model/testing/table.ts';
import { wovenInitials } from './woven-initials.ts';

test('a name is drawn as its initials in ink, as people are', () => {
  const names = 'Ada Byron, María del Carmen Ruiz, Łucja Ó Briain, Madonna, <A> & Sons';
  expectTable(names.split(', '), (name) => {
    const drawn = wovenInitials(name, { width: 64, height: 74 }, (token) => token);
    return drawn.match(/ stroke="[^"]*"|>[^<]*(?=<.text>)/g);
  });
});
