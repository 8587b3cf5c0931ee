/** Each row changes facts of this checkout, and the parts that show them are drawn again. */
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { elementTree } from '#article/article.ts';
import { lineOf } from '#article/map-elements.ts';
import { SiteFooter } from '#components/footer/site-footer.tsx';
import { SiteNavigation } from '#components/navigation/site-navigation.tsx';
import { seatHolder } from '#model/facts/team.ts';
import type { Site } from '#model/read-site.ts';
import {
  type Change,
  checkout,
  type Facts,
  siteOf,
  withFacts,
  without,
} from '#model/testing/checkout.ts';
import { About } from './about/about.tsx';
import { ContactReceived } from './contact/contact-answer.tsx';
import { ClientNames } from './home/client-names.tsx';
import { Features } from './home/features.tsx';
import { Testimonials } from './home/testimonials.tsx';
import { Decision, Opening } from './incubator/incubator.tsx';
import { StudentFilms } from './incubator/student-films.tsx';
import { Pricing } from './pricing/pricing.tsx';

function drawingOf(site: Site) {
  const { about, company, home, incubator, navigation, team, testimonials, words } = site;
  const brand = { name: company.name, logo: undefined };
  const banner = { ...words.banner, ...navigation.callToAction };
  return elementTree(
    <>
      <SiteNavigation
        path="/"
        brand={brand}
        navigation={navigation}
        plan={site.plans[0]}
        after={words.menu.after}
      />
      <ClientNames {...site} heading="Clients" logos={new Map()} madeUp={{}} />
      <Features {...home.features} features={site.features} examples={site.examples} />
      <Testimonials heading="Results" testimonials={testimonials} />
      <About
        facts={about}
        people={{ team, pillars: site.pillars }}
        photos={new Map()}
        signer={seatHolder(team, about.letter.signedBy)}
        banner={banner}
      />
      <Pricing facts={site.pricing} banner={banner} />
      <Opening
        facts={incubator}
        film={site.films.incubatorHero}
        students={site.studentFilms}
        photo={undefined}
      />
      <StudentFilms heading="Students" films={site.studentFilms} />
      <Decision facts={incubator} />
      <ContactReceived facts={site.contact} form={site.contactForm} />
      <SiteFooter
        brand={brand}
        company={company}
        groups={navigation.footer}
        words={words.footer}
        entity={site.legalEntity}
        links={site.outsideLinks}
      />
    </>,
  );
}

async function drawn(changes: Change) {
  const changed = withFacts(checkout, changes);
  const site = await siteOf(changed);
  const faults: string[] = [];
  const headings: string[] = [];
  visit(drawingOf(site), 'element', (element) => {
    const { tagName, children, properties } = element;
    const words = lineOf(element);
    if (/^h[1-4]$/.test(tagName)) headings.push(words);
    if (/^(ul|ol|dl|tbody)$/.test(tagName) && children.length === 0)
      faults.push(`empty ${tagName}`);
    if (/^(section|article|nav)$/.test(tagName) && headings.at(-1) === words) faults.push(words);
    if (tagName === 'a' && site.addresses.isGone(String(properties['href'] || 'community')))
      faults.push(words);
  });
  const isChanged = Object.keys(changes).some((name) => {
    const path = `content/data/${name}.yaml`;
    return changed.read(path) !== stringify(parse(checkout.read(path) ?? ''));
  });
  return { faults, headings, isChanged, days: site.actionPlan.rows.map(({ day }) => day) };
}

const before = await drawn({});

const none = (list: string) => (facts: Facts) => {
  facts[list] = [];
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
