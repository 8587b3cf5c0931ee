/**
 * A second build, of what the first has not: a blog of twenty posts, a form that posts straight to a
 * webhook elsewhere, the bot check. `other-site.setup.ts` makes it while other journeys run.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { daysAfter } from '#model/calendar-day.ts';
import { ROOT, run } from '#scripts/run-tool.ts';
import { freePort } from '#server/testing/resources.ts';
import { company } from './this-company.ts';

// Inside the project: Astro keeps intermediate files next to a build's output.
const FOLDER = join(ROOT, 'dist-other');
const POSTS = join(FOLDER, 'posts');
const PORT_FILE = join(FOLDER, 'webhook-port');

export const otherSite = { siteDir: join(FOLDER, 'site'), siteKey: 'key-of-this-test' };

export const otherWebhookPort = async () => Number(await readFile(PORT_FILE, 'utf8'));

export async function buildOtherSite() {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(POSTS, { recursive: true });
  // Facts lead to articles of the company.
  const names = company.posts.map(({ id }) => id);
  for (let number = 1; number <= 20; number += 1)
    await writeFile(join(POSTS, `${names[number - 1] ?? `post-${number}`}.md`), postText(number));
  await writeFile(join(POSTS, 'broken-picture.md'), BROKEN_PICTURE);
  const port = await freePort();
  await writeFile(PORT_FILE, String(port));
  const settings = {
    BLOG_DIR: POSTS,
    VITE_CONTACT_ENDPOINT: `http://127.0.0.1:${port}/hook`,
    VITE_RECAPTCHA_SITE_KEY: otherSite.siteKey,
    SITE_DIR: otherSite.siteDir,
  };
  if ((await run(['--run', 'build'], settings)) !== 0) throw new Error('It does not build.');
}

const CATEGORIES = ['Voice', 'Email', 'Data', 'Operations', 'AI & Software'];

const postOf = (header: object) => `---\n${stringify({ readTime: 3, ...header })}---\n\nBody.\n`;

const postText = (number: number) =>
  postOf({
    title: `Generated post ${number}`,
    category: CATEGORIES[number % CATEGORIES.length],
    description: `What the log of week ${number} says about the work of an agent.`,
    date: daysAfter('2026-01-01', -number),
  });

const BROKEN_PICTURE = postOf({
  title: `A post whose picture is gone${' and whose title does not fit on two lines of a card'.repeat(3)}`,
  category: 'Announcements',
  description: 'A description that goes on and on. '.repeat(12),
  date: '2026-02-01',
  imageUrl: '/pictures/gone.svg',
});
