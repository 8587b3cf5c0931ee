import sharp from 'sharp';
import { markdownArticle } from '#article/article.ts';
import { readHtml } from '#article/read-page.ts';
import { linesOf } from '#model/testing/table.ts';
import { temporaryFolder } from '#server/testing/resources.ts';
import { drawForm, pictureForms, withSizedPictures } from './sized-pictures.ts';

const plan = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"/>';
const { path: folder, remove } = temporaryFolder({ 'plan.svg': plan });
afterAll(remove);

await sharp({ create: { width: 2000, height: 1600, channels: 3, background: '#888' } })
  .withExif({ IFD0: { Make: 'Camera' } })
  .withMetadata({ orientation: 6 })
  .toFile(`${folder}/office.jpg`);

const html = async (markdown: string) =>
  readHtml(await withSizedPictures(await markdownArticle(markdown), folder));

test('a photograph in an article has its size and its forms', async () => {
  const page = await html('![The office](/pictures/office.jpg "Fig. 1 Where we are.")\n');
  expect(linesOf(page)).toMatchSnapshot();
});

test('a drawing gets its size alone, and a lost picture stays as it is', async () => {
  const page = await html('![A plan](/pictures/plan.svg)\n\n![Gone](/pictures/gone.jpg)\n');
  expect(linesOf(page)).toMatchSnapshot();
});

test('every form that a page names is published, and tells no camera', async () => {
  const forms = await pictureForms(folder);
  const published = forms.map(({ name, width }) => `/pictures/sized/${name}/${width}.webp`);
  const page = await html('![The office](/pictures/office.jpg)\n');
  expect(published).toEqual(
    expect.arrayContaining([...(page.match(/\/pictures\/sized\/[^\s",]+/g) ?? [])]),
  );
  const form = await drawForm({ name: 'office.jpg', width: 800 }, folder, `${folder}/.cache`);
  const { width, height, format, exif } = await sharp(form).metadata();
  expect([width, height, format, exif]).toEqual([800, 1000, 'webp', undefined]);
});
