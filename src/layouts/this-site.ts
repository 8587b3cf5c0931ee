/** Binds the site to the files of this checkout: pages and layouts alone import it. */
import { loadClientLogos, loadCompanyPictures } from '#components/logos.ts';
import { filesOf } from '#model/content-files.ts';
import { readSite } from '#model/read-site.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';

const { BLOG_DIR, LEADS_ERASE_AFTER } = readBuildEnvironment(process.env);
const isPreview = import.meta.env.DEV;

const read = await readSite(filesOf(process.cwd(), BLOG_DIR), {
  eraseAfter: LEADS_ERASE_AFTER,
  isPreview,
});
const { problems, warnings } = read;
// A mistake in one text must not take the others down while it is written.
if (!read.site || (problems.length > 0 && !isPreview)) throw new Error(problems.join('\n'));
export function tell(message: string) {
  // biome-ignore lint/suspicious/noConsole: writers have only this output.
  console.warn(`[content] ${message}`);
}
for (const told of [...problems, ...warnings]) tell(told);

export const { site } = read;

const { logo, icon } = await loadCompanyPictures(site.company, tell);

export const brand = { name: site.company.name, logo };
export const companyIcon = icon;
export const clientLogos = await loadClientLogos(site.clients, tell);

/** What somebody may have meant who asks for a page that is not there. */
export const addresses = [
  ...new Set([
    ...Object.values(site.pages).map(({ route }) => route),
    ...site.navigation.main.map(({ href }) => href),
    '/privacy',
    ...site.docsPages.map(({ path }) => path),
    ...site.posts.map(({ id }) => `/blog/${id}`),
  ]),
].filter((address) => address !== '/');
