/** This company where its facts may be absent, odd, or just within a bound. */
import { type SiteFiles, withChanges } from '#model/content-files.ts';
import { DAY_SYSTEMS } from '#model/facts/home.ts';
import { type Facts, withFacts, without } from '#model/testing/checkout.ts';

const ODD = '“If a < b” & other odd words';

const article = (header: string, text = 'Words.') =>
  `---\ntitle: ${header.replaceAll('; ', '\n')}\ndescription: Why.\nreadTime: 1\n---\n\n${text}\n`;

/** The thirteenth that is not featured is alone on the second page of all. */
const ARTICLES = {
  odd: article(
    `${ODD}; category: Odd & ends; date: 2026-01-03; revised: 2026-01-03`,
    '![](/a.svg)',
  ),
  revised: article('A day later; category: Odd & ends; date: 2026-01-03; revised: 2026-01-04'),
  bare: article('A plain one; category: odd jobs; writtenBy: ana-maria-de-o-briain'),
  last: article(
    'The oldest of all; category: odd jobs; date: 2025-01-01; imageUrl: /pictures/covers/small.svg',
  ),
  before: article(
    'The oldest but one; category: odd jobs; date: 2025-01-01; readNext: gone; proof: qupons',
  ),
};

const DOCUMENT = `---
title: ${ODD}
navTitle: Odd
description: All that is odd.
authors: [ana-maria-de-o-briain, head-of-delivery]
published: 2026-01-03
updated: 2026-01-03
related: [agents, security, blog/odd]
names: odd page, edges
sample: true
---

Words before a heading.

## A heading [of two]

{proof}, {firstPieceUse}.

### Within

#### Deep

<div data-wide="">One.</div>

## Between

Words.

## Another

<div data-wide="">Other.</div>
`;

export const atItsEdges = (files: SiteFiles): SiteFiles =>
  withFacts(
    withChanges(files, {
      'content/docs/odd.mdx': DOCUMENT,
      'content/data/photos/one.jpg': 'A photograph.',
      ...Object.fromEntries(
        Object.entries(ARTICLES).map(([name, text]) => [`content/blog/${name}.md`, text]),
      ),
    }),
    {
      about: (about) => {
        delete about.team.hiring;
        about.letter.signedBy = 'ana-maria-de-o-briain';
      },
      'action-plan': ({ rows }) => (rows[1].day = 3),
      'agreement-terms': { year: 6, exitPercent: 100 },
      agreements: without('changes'),
      calendar: ({ milestones }) => {
        for (const [place, day] of [0, 1, 22, 45, 45, 78, 91].entries())
          milestones[place].day = day;
      },
      'case-returns': (returns) => {
        const [one, other] = Object.values<Facts>(returns);
        one.runs[0].fixed = 99_999;
        delete one.runs[0].sum;
        returns.awtt.build.took = { weeks: 13, hours: 1, hourly: 80 };
        other.updated = '2027-01-02';
      },
      'case-studies': (studies) => (Object.values<Facts>(studies)[1].sample = false),
      clients: ({ clients }) => {
        clients.splice(2);
        clients[0].sample = false;
      },
      company: without('phone'),
      day: ({ agents }) => {
        for (const agent of agents.slice(0, -1)) delete agent.ask;
        delete agents.at(-1).next;
        Object.assign(agents[0], { acts: DAY_SYSTEMS, reads: [] });
        Object.assign(agents[1], { acts: [], reads: [] });
      },
      examples: ({ call }) => (call.sample = false),
      faq: ({ questions }) => {
        for (const question of questions.slice(1)) delete question.buttons;
        questions[0].buttons[0].style = 'line';
      },
      features: ({ features }) => features.splice(4),
      'first-answer': {
        workingDays: ['Monday', 'Tuesday', 'Thursday'],
        workingHours: { from: 0, to: 24 },
        holidays: ['12-25'],
        callDays: 1,
      },
      home: ({ hero }) => hero.proof.splice(1),
      incubator: ({ revenue }) => (revenue.months.at(-1).sold[0].thousands = 1000),
      links: without('chatGpt', 'webDeveloper', 'companyNetworkPage', 'incubatorLogin'),
      navigation: ({ main, footer }) => {
        main.push({ label: 'Process', href: '/docs/process' });
        footer[0].links.splice(0);
      },
      plans: ({ plans, differences }) => {
        plans.push({ ...plans[0], name: 'Third & last', price: '{lowest}', isPopular: false });
        delete plans[2].event;
        for (const difference of differences) difference.in.push('As the third has it.');
      },
      'pricing-terms': without('quote'),
      rate: { returnDays: 79, updated: '2027-01-03' },
      'student-films': ({ films }) => {
        films.splice(1);
        Object.assign(films[0], { id: 'dQw4w9WgXcQ', thumbnail: '/pictures/covers/small.svg' });
      },
      team: ({ people }) => {
        for (const person of people.slice(1, 3)) {
          without('linkedinUrl', 'channelUrl')(person);
          person.sample = false;
        }
        people[0].photo = '/photos/one.jpg';
        people.push({ name: 'Ana María de Ó Briain', title: 'Weaver', sample: false });
      },
      testimonials: ({ testimonials }) => {
        delete testimonials[0].study;
        for (const testimonial of testimonials.slice(1)) testimonial.sample = false;
        testimonials.push({ ...testimonials[1], name: 'Ana María de Ó Briain' });
      },
      videos: (films) => {
        Object.assign(films.promo, { id: 'dQw4w9WgXcQ', duration: 60 });
        const file = { mp4: '/films/promo.mp4', captions: '/films/promo.vtt', isSilent: false };
        Object.assign(films.docsIntroduction, { duration: 3600, file });
        delete films.incubatorHero;
      },
      'worked-example': ({ agents, passedOver }) => {
        agents.splice(3);
        passedOver.splice(1);
        Object.assign(agents[2], { liveOn: 150, fullOn: 150 });
      },
    },
  );
