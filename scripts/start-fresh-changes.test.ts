import { withChanges } from '#model/content-files.ts';
import { siteProblems } from '#model/site-problems.ts';
import { checkout, type Facts, withFacts } from '#model/testing/checkout.ts';
import { sampleFacts } from './launch.ts';
import { startFresh } from './start-fresh-changes.ts';

test('without the sample the site has no mistake, and no text of it', async () => {
  const pictures = checkout.paths.filter((path) => /^public\/(pictures|films)\//.test(path));
  const changes = startFresh(checkout, pictures);
  const fresh = withChanges(checkout, changes);
  expect(await siteProblems(fresh)).toEqual([]);
  const texts = sampleFacts(fresh).filter(({ file }) => /^(blog|docs\/case-studies)\//.test(file));
  expect(texts).toEqual([]);
  expect(fresh.read('content/data/links.yaml')).not.toContain('example.com/community');
  expect(startFresh(fresh, pictures)).toEqual({});
  const list = 'content/data/student-films.yaml';
  const oneLeft = withChanges(fresh, { [list]: checkout.read(list) });
  const changed = Object.keys(startFresh(oneLeft, pictures));
  expect(changed.includes(list)).toBe(list in changes);
  expect(changed.join(), 'what the owner wrote stays').not.toMatch(/content\/(docs|legal)/);
});

test('what the owner made is not taken for the sample’s', () => {
  const ours = (change: object) => (facts: Facts) => Object.assign(facts, change);
  const edits = {
    clients: (facts: Facts) => facts.clients.push({ name: 'Loomery' }),
    videos: ours({ Loomery: {} }),
    site: ours({ name: 'Loomery', sample: false }),
    company: ours({ legalName: 'Loomery', sample: false }),
    links: ours({ community: 'https://Loomery.example' }),
  };
  const post = { 'content/blog/loomery.md': '![It](/pictures/loomery.jpg)' };
  const owned = withChanges(withFacts(checkout, edits), post);
  const changes = startFresh(owned, ['public/pictures/loomery.jpg']);
  expect(Object.keys(changes).join()).not.toContain('loomery');
  for (const name of Object.keys(edits))
    expect(withChanges(owned, changes).read(`content/data/${name}.yaml`)).toContain('Loomery');
});
