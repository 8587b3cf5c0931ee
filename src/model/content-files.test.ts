import { symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '#server/testing/resources.ts';
import { filesOf } from './content-files.ts';

const folderWith = (...paths: string[]) =>
  temporaryFolder(Object.fromEntries(paths.map((path) => [path, path])));

test('the files of a checkout are what an owner edits and may name', () => {
  const edited = ['content/blog/a.md', 'content/data/rate.yaml', 'public/films/a.mp4'];
  const page = 'src/pages/docs/[...page].astro';
  using folder = folderWith(...edited, page, 'src/model/a.ts', 'README.md');
  const files = filesOf(folder.path);
  expect(files.paths).toEqual([...edited, page]);
  expect(files.read('content/data/rate.yaml')).toBe('content/data/rate.yaml');
  expect(files.read('README.md')).toBeUndefined();
});

test('another folder of articles takes the place of the first', () => {
  using folder = folderWith('content/blog/a.md', 'articles/b.md', 'mounted/c.md');
  const articles = join(folder.path, 'articles');
  symlinkSync(join(folder.path, 'mounted/c.md'), join(articles, 'c.md'));
  symlinkSync(join(folder.path, 'gone.md'), join(articles, 'gone.md'));
  for (const written of [articles, `${articles}/`, `./${relative('.', articles)}`]) {
    const files = filesOf(folder.path, written);
    expect(files.paths).toEqual(['content/blog/b.md', 'content/blog/c.md']);
    expect(files.read('content/blog/c.md')).toBe('mounted/c.md');
  }
  expect(filesOf(folder.path, join(folder.path, 'nowhere')).paths).toEqual([]);
});
