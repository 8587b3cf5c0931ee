import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TeamMember } from '#model/facts/team-facts.ts';
import { Person } from './person.tsx';

const ADA: TeamMember = {
  id: 'ada-byron',
  name: 'Ada Byron',
  sample: true,
  title: 'Analyst',
  isFounder: false,
  image: '/pictures/portraits/ada-byron.svg',
  linkedinUrl: 'https://example.com/people/ada-byron',
};

test('without a photograph a person has the drawn portrait', () => {
  const html = renderToStaticMarkup(<Person person={ADA} photo={undefined} />);
  expect(html).toContain('<img src="/pictures/portraits/ada-byron.svg" alt="Portrait of Ada Byron"');
  expect(html).not.toContain('<picture');
});

test('a photograph is offered in each codec and width, and takes the portrait’s place', () => {
  const photo = {
    sources: [
      { type: 'image/avif', srcSet: '/a-110.avif 110w, /a-400.avif 400w' },
      { type: 'image/webp', srcSet: '/a-110.webp 110w, /a-400.webp 400w' },
    ],
    src: '/a.jpeg',
  };
  const html = renderToStaticMarkup(<Person person={ADA} photo={photo} />);
  expect(
    [...html.matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="\(max-width/g)].map(([, type]) => type),
  ).toEqual(['image/avif', 'image/webp']);
  expect(html).toContain('<img src="/a.jpeg" alt="Portrait of Ada Byron"');
  expect(html).not.toContain('portraits/ada-byron.svg');
});
