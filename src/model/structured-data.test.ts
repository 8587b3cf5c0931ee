import { expect, test } from 'vitest';
import type { Post } from './blog/post.ts';
import { today } from './calendar-day.ts';
import type { Site } from './read-site.ts';
import { blogPosting, breadcrumbs, jsonLd, videos } from './structured-data.ts';

const site = {
  company: { name: 'Looms', language: 'en' },
  blog: { title: 'Blog' },
} as unknown as Site;

const post: Post = {
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
  article: { type: 'root', children: [] },
};

test('a title cannot end the element that carries it', () => {
  const text = jsonLd([blogPosting(site, post)], new URL('https://www.example.com'));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].headline).toBe('</script><b>');
});

test('the way to a page is counted from 1, itself last', () => {
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

test('an article has the day that it shows, a changed one both', () => {
  const days = { date: '2026-01-02', revised: '2026-02-03' };
  expect(blogPosting(site, post)).toMatchObject({ datePublished: today() });
  expect(blogPosting(site, { ...post, ...days })).toMatchObject({
    datePublished: days.date,
    dateModified: days.revised,
  });
});

test('a film is described only where it can be watched', () => {
  const uploaded = '2026-01-02';
  const film = { id: '', title: 'Film', summary: '', duration: 52, poster: '/p.svg', uploaded };
  const shown = { contentUrl: '/a.mp4', uploadDate: uploaded };
  expect(videos(film)).toEqual([]);
  expect(videos({ ...film, files: ['/a.mp4'] })).toMatchObject([shown]);
});
