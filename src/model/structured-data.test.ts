import { expect, test } from 'vitest';
import type { Plan } from './facts/pricing.ts';
import {
  blogPosting,
  breadcrumbs,
  faqPage,
  jsonLd,
  service,
  stepsToPost,
  videos,
} from './structured-data.ts';

const post = {
  id: 'alpha',
  title: 'Alpha',
  category: 'voice',
  description: 'The first.',
  readTime: 4,
  featured: false,
  imageAlt: '',
  file: 'alpha.md',
  isDraft: false,
  content: '',
};

test('a title cannot end the element that carries it, and addresses are whole', () => {
  const text = jsonLd([blogPosting({ ...post, title: '</script><b>' })], new URL('https://www.example.com'));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0]).toMatchObject({
    headline: '</script><b>',
    url: 'https://www.example.com/blog/alpha',
    isPartOf: { url: 'https://www.example.com/blog' },
  });
});

test('an article without a date has none here, and one that was revised has both', () => {
  const dates = { datePublished: '2026-01-02', dateModified: '2026-01-02' };
  expect(blogPosting(post)).not.toHaveProperty('datePublished');
  expect(blogPosting({ ...post, date: '2026-01-02' })).toMatchObject(dates);
  expect(blogPosting({ ...post, date: '2026-01-02', revised: '2026-02-03' })).toMatchObject({
    dateModified: '2026-02-03',
  });
});

test('the way to an article leads through the list and its category', () => {
  expect(breadcrumbs(stepsToPost(post))).toMatchObject({
    itemListElement: [
      { position: 1, item: '/blog' },
      { position: 2, name: 'Voice', item: '/blog/category/voice' },
      { position: 3, name: 'Alpha', item: '/blog/alpha' },
    ],
  });
});

test('a film is described only where it can be watched', () => {
  const film = { id: '', title: 'Film', summary: 'Told.', duration: 52, poster: '/p.svg' };
  expect(videos(film)).toEqual([]);
  expect(videos({ ...film, files: ['/films/a.mp4'] })).toMatchObject([
    { contentUrl: '/films/a.mp4', duration: 'PT52S' },
  ]);
  expect(videos({ ...film, id: 'aaaaaaaaaaa' })).toMatchObject([
    { embedUrl: expect.stringContaining('aaaaaaaaaaa') },
  ]);
});

test('a plan whose price is a word offers no number, and an answer carries the figures the page prints', () => {
  const plan: Plan = {
    ...{ id: 'a', name: 'A', price: '$25,000', period: 'per month', cta: 'Go', link: '/contact' },
    ...{ colours: 'line', isPopular: false, features: [{ text: 'One' }, { text: 'Two' }] },
  };
  expect(service('Words.', [plan, { ...plan, price: 'Custom' }])).toMatchObject({
    offers: [
      { price: 25_000, priceCurrency: 'USD', description: 'One; Two' },
      expect.not.objectContaining({ price: expect.anything() }),
    ],
  });
  expect(JSON.stringify(faqPage([{ question: 'Fee?', answer: 'It is {fee}.' }]))).toMatch(/It is \$[\d,]+\./);
});
