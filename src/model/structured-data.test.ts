import { expect, test } from 'vitest';
import type { Plan } from './facts/pricing.ts';
import {
  addressIn,
  blogPosting,
  breadcrumbs,
  faqPage,
  jsonLd,
  service,
  stepsToPost,
  videos,
} from './structured-data.ts';

const address = addressIn(new URL('https://www.example.com'));
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

test('a title cannot end the element that carries it', () => {
  const text = jsonLd([blogPosting(address, { ...post, title: '</script><b>' })]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].headline).toBe('</script><b>');
});

test('an article without a date has none here, and one that was revised has both', () => {
  expect(blogPosting(address, post)).not.toHaveProperty('datePublished');
  expect(blogPosting(address, { ...post, date: '2026-01-02' })).toMatchObject({
    datePublished: '2026-01-02',
    dateModified: '2026-01-02',
  });
  expect(blogPosting(address, { ...post, date: '2026-01-02', revised: '2026-02-03' })).toMatchObject({
    dateModified: '2026-02-03',
  });
});

test('the way to an article leads through the list and its category', () => {
  expect(breadcrumbs(address, stepsToPost(post))).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://www.example.com/blog' },
      { position: 2, name: 'Voice', item: 'https://www.example.com/blog/category/voice' },
      { position: 3, name: 'Alpha', item: 'https://www.example.com/blog/alpha' },
    ],
  });
});

test('a film is described only where it can be watched', () => {
  const film = { id: '', title: 'Film', summary: 'Told.', duration: 52, poster: '/p.svg' };
  expect(videos(address, [film])).toEqual([]);
  expect(videos(address, [{ ...film, files: ['/films/a.mp4'] }])).toMatchObject([
    { contentUrl: 'https://www.example.com/films/a.mp4', duration: 'PT52S' },
  ]);
  expect(videos(address, [{ ...film, id: 'aaaaaaaaaaa' }])).toMatchObject([
    { embedUrl: expect.stringContaining('aaaaaaaaaaa') },
  ]);
});

test('a plan whose price is a word offers no number', () => {
  const plan: Plan = {
    ...{ id: 'a', name: 'A', price: '$25,000', period: 'per month', cta: 'Go', link: '/contact' },
    ...{ colours: 'line', isPopular: false, features: [{ text: 'One' }, { text: 'Two' }] },
  };
  const text = jsonLd([service(address, 'Words.', [plan, { ...plan, price: 'Custom' }])]);
  const { offers } = JSON.parse(text)['@graph'][0];
  expect(offers[0]).toMatchObject({ price: 25_000, priceCurrency: 'USD', description: 'One; Two' });
  expect(offers[1]).not.toHaveProperty('price');
});

test('an answer carries the figures the page prints', () => {
  expect(JSON.stringify(faqPage([{ question: 'Fee?', answer: 'It is {fee}.' }]))).toMatch(/It is \$[\d,]+\./);
});
