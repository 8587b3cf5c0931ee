import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#tests/support/this-company.ts';
import { StudentFilms } from './student-films.tsx';

test('below a film stand what was before and what came, and its words in a transcript', () => {
  const { studentFilms } = company;
  const [film] = studentFilms;
  if (!film) return;
  const page = renderToStaticMarkup(<StudentFilms heading="A" films={studentFilms} />);
  expect(page).toContain(film.before);
  expect(page).toContain(`${film.amount}</b>`);
  for (const words of film.says) expect(page.split(words)).toHaveLength(2);
});
