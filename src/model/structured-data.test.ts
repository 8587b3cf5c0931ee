import { expect, test } from 'vitest';
import { today } from './calendar-day.ts';
import { blogPosting, breadcrumbs, jsonLd, videos } from './structured-data.ts';

const post = {
  id: 'alpha',
  title: '</script><b>',
  category: 'voice',
  description: 'The first.',
  readTime: 4,
  featured: false,
  imageAlt: '',
  file: 'alpha.md',
  isDraft: false,
  content: '',
};

test('a title cannot end the element that carries it', () => {
  const text = jsonLd([blogPosting(post)], new URL('https://www.example.com'));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].headline).toBe('</script><b>');
});

test('the way to a page is counted from 1, the page itself last', () => {
  const way = breadcrumbs([
    ['Blog', '/blog'],
    ['Alpha', '/blog/alpha'],
  ]);
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Blog', item: '/blog' },
      { position: 2, name: 'Alpha', item: '/blog/alpha' },
    ],
  });
});

test('an article has the day that it shows, and one that was changed has both', () => {
  const date = '2026-01-02';
  expect(blogPosting(post)).toMatchObject({ datePublished: today() });
  expect(blogPosting({ ...post, date })).toMatchObject({ datePublished: date, dateModified: date });
  const revised = '2026-02-03';
  expect(blogPosting({ ...post, date, revised })).toMatchObject({ dateModified: revised });
});

test('a film is described only where it can be watched', () => {
  const uploaded = '2026-01-02';
  const film = { id: '', title: 'Film', summary: '', duration: 52, poster: '/p.svg', uploaded };
  const shown = { contentUrl: '/a.mp4', uploadDate: uploaded };
  expect(videos(film)).toEqual([]);
  expect(videos({ ...film, files: ['/a.mp4'] })).toMatchObject([shown]);
});
