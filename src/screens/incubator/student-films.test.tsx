import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#tests/support/this-company.ts';
import { StudentFilms } from './student-films.tsx';

test('the words of a film stand once, in its transcript', () => {
  const { studentFilms } = company;
  const [film] = studentFilms;
  if (!film) return;
  const page = renderToStaticMarkup(<StudentFilms heading="A" films={studentFilms} />);
  for (const words of film.says) expect(page.split(words)).toHaveLength(2);
});
