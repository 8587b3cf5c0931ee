import { expect, test } from 'vitest';
import { checkout, siteOf, withFacts, without } from '../testing/checkout.ts';

const claim = { text: 'Below that, join our weavers.', link: 'community' };

const claiming = withFacts(checkout, {
  home: ({ hero }) => hero.proof.splice(2, 1, { what: 'Weavers', is: '1', link: 'community' }),
  about: ({ opening }) => opening.facts.push({ name: 'Weavers', value: '2', link: 'community' }),
  faq: ({ questions }) => Object.assign(questions[0], { also: claim }),
  incubator: ({ worth, questions }) => {
    worth.reasons.push({ text: 'Weavers, for a year', link: 'community' });
    Object.assign(questions[0], { also: claim });
  },
  links: (links) => Object.assign(links, { community: 'https://example.com/weavers' }),
});

const claimsOf = async (files: typeof checkout) => {
  const { home, about, faq, incubator } = await siteOf(files);
  const { worth, questions } = incubator;
  const told = [home.hero.proof, about.opening.facts, faq, worth.reasons, questions];
  return told.map((part) => JSON.stringify(part, ['what', 'name', 'answer', 'text']));
};

test('without its community a company claims nothing of it', async () => {
  for (const part of await claimsOf(claiming)) expect(part).toMatch(/weavers/i);
  const gone = withFacts(claiming, { links: without('community') });
  for (const part of await claimsOf(gone)) expect(part).not.toMatch(/weavers/i);
});
