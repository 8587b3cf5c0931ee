import type { Post } from '#model/blog/post.ts';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import type { Site } from '#model/read-site.ts';
import {
  blogPosting,
  breadcrumbs,
  jsonLd,
  stepsToPost,
  techArticle,
  videos,
  website,
} from './structured-data.ts';

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

test('an article without a day has none that changes with each build', () => {
  expect(blogPosting(site, post)).not.toHaveProperty('datePublished');
  expect(blogPosting(site, { ...post, date: '2026-03-04' })).toMatchObject({
    datePublished: '2026-03-04',
    dateModified: '2026-03-04',
  });
});

test('what programs are told of the site, its films and a document that is made up', () => {
  const published = '2026-01-02';
  const page = { path: '/docs/a', description: 'A.', madeUp: true, published, authors: [] };
  const told = { title: 'F', summary: 'S', poster: '/p', uploaded: published, duration: 61 };
  const film = { ...told, id: 'x' };
  const things = [
    website(site),
    breadcrumbs(stepsToPost(site, post)),
    ...[undefined, film, { ...film, id: '', files: ['/a.mp4'] }].flatMap(videos),
    ...[undefined, '2026-03-04'].map((updated) =>
      techArticle(site, { ...page, updated } as unknown as DocsPage, 'H'),
    ),
  ];
  const text = jsonLd(things, new URL('https://a.example'));
  expect(text, 'a title cannot end the element that carries it').not.toContain('<');
  expect(JSON.stringify(JSON.parse(text), null, 1)).toMatchSnapshot();
});
