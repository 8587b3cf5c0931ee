import { linkPosts } from './around-posts.ts';

test('an article leads to the one it names, or the next, and elsewhere', () => {
  const posts = [...'abcd'].map((id) => ({
    id,
    category: id === 'd' ? 'Voice' : 'Email',
    readNext: id === 'b' ? 'a' : 'gone',
  }));
  const nextOf = (all: typeof posts) =>
    linkPosts(all).map(({ next }) => next.map(({ id }) => id).join(' '));
  expect(nextOf(posts)).toEqual(['b d', 'a d', 'd a', 'a']);
  expect(nextOf(posts.slice(0, 1))).toEqual(['']);
});
