/** Each row changes real facts, and the parts that show them are drawn again. */
import { visit } from 'unist-util-visit';
import { afterEach, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { elementTree } from '#article/article.ts';
import { lineOf } from '#article/map-elements.ts';

// biome-ignore lint/suspicious/noExplicitAny: the facts of any file, before they are checked.
type Facts = any;
type Change = Record<string, (facts: Facts) => void>;

afterEach(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

async function drawn(changes: Change) {
  let isChanged = false;
  vi.resetModules();
  vi.doMock('node:fs', async (original) => {
    const real = await original<typeof import('node:fs')>();
    const readFileSync = (path: string, ...rest: [BufferEncoding]) => {
      const text = real.readFileSync(path, ...rest);
      const change = changes[/content[\\/]data[\\/]([\w-]+)\.yaml$/.exec(path)?.[1] ?? ''];
      if (!change) return text;
      const facts = parse(text);
      change(facts);
      isChanged ||= stringify(facts) !== stringify(parse(text));
      return stringify(facts);
    };
    return { ...real, readFileSync };
  });
  const home = await import('#model/facts/home.ts');
  const { about } = await import('#model/facts/about.ts');
  const people = await import('#model/facts/team.ts');
  const { pricingFacts, plans } = await import('#model/facts/pricing.ts');
  const { incubator } = await import('#model/facts/incubator.ts');
  const { clients } = await import('#model/facts/clients.ts');
  const films = await import('#model/facts/films.ts');
  const { contact, contactForm } = await import('#model/facts/contact.ts');
  const { isGone } = await import('#model/facts/links.ts');
  const { actionPlan } = await import('#model/facts/engagement.ts');
  const { ClientNames } = await import('./home/client-names.tsx');
  const { Features } = await import('./home/features.tsx');
  const { Testimonials } = await import('./home/testimonials.tsx');
  const { About } = await import('./about/about.tsx');
  const { Pricing } = await import('./pricing/pricing.tsx');
  const { Decision, Opening } = await import('./incubator/incubator.tsx');
  const { StudentFilms } = await import('./incubator/student-films.tsx');
  const { ContactReceived } = await import('./contact/contact-answer.tsx');
  const { SiteFooter } = await import('#components/footer/site-footer.tsx');
  const { SiteNavigation } = await import('#components/navigation/site-navigation.tsx');
  const tree = elementTree(
    <>
      <SiteNavigation path="/" plan={plans[0]} />
      <ClientNames
        heading="Clients"
        clients={clients}
        testimonials={home.testimonials}
        madeUp={{}}
      />
      <Features {...home.home.features} {...home} />
      <Testimonials heading="Results" testimonials={home.testimonials} />
      <About
        facts={about}
        people={people}
        photos={new Map()}
        signer={people.seatHolder(about.letter.signedBy)}
      />
      <Pricing facts={pricingFacts} />
      <Opening
        facts={incubator}
        film={films.films.incubatorHero}
        students={films.studentFilms}
        photo={undefined}
      />
      <StudentFilms heading="Students" films={films.studentFilms} />
      <Decision facts={incubator} />
      <ContactReceived facts={contact} form={contactForm} />
      <SiteFooter />
    </>,
  );
  const faults: string[] = [];
  const headings: string[] = [];
  visit(tree, 'element', (element) => {
    const { tagName, children, properties } = element;
    const words = lineOf(element);
    if (/^h[1-4]$/.test(tagName)) headings.push(words);
    if (/^(ul|ol|dl|tbody)$/.test(tagName) && children.length === 0)
      faults.push(`empty ${tagName}`);
    if (/^(section|article|nav)$/.test(tagName) && headings.at(-1) === words) faults.push(words);
    if (tagName === 'a' && isGone(String(properties['href'] || 'community'))) faults.push(words);
  });
  return { faults, headings, isChanged, days: actionPlan.rows.map(({ day }) => day) };
}

const before = await drawn({});

const none = (list: string) => (facts: Facts) => {
  facts[list] = [];
};
const without =
  (...keys: string[]) =>
  (facts: Facts) => {
    for (const key of keys) delete facts[key];
  };

test.each<[what: string, changes: Change, gone: number]>([
  ['clients', { clients: none('clients') }, 1],
  ['features', { features: none('features') }, 1],
  ['quotes', { testimonials: none('testimonials'), 'pricing-terms': without('quote') }, 1],
  ['a second plan', { plans: ({ plans }) => plans.splice(1) }, 2],
  ['agreements', { agreements: none('agreements') }, 4],
  ['the first year', { 'pricing-terms': without('returned') }, 5],
  ['students’ films', { 'student-films': none('films') }, 1],
  ['a film of the incubator', { videos: without('incubatorHero') }, 0],
  ['the incubator', { incubator: (facts) => Object.assign(facts, { isShown: false }) }, 0],
  ['a community and channels', { links: without('community', 'videoChannel') }, 0],
  ['its own address', { links: without('incubatorWaitlist', 'incubatorLogin') }, 0],
  ['a figure of the team', { about: without('figure') }, 0],
  ['refusals', { about: ({ refusals }) => none('items')(refusals) }, 1],
])('without %s no heading, list or link is left over nothing', async (_, changes, gone) => {
  const { faults, headings, isChanged } = await drawn(changes);
  expect(faults).toEqual([]);
  // A company may have nothing there that could be emptied.
  expect(before.headings.length - headings.length).toBeGreaterThanOrEqual(isChanged ? gone : 0);
});

test('a plan is in the order of its days, whatever a price makes of them', async () => {
  const { days } = await drawn({ 'action-plan': ({ rows }) => rows.reverse() });
  expect(days).toEqual(before.days);
});
