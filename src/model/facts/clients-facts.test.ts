import { expect, test } from 'vitest';
import { caseStudies } from '#content/data/case-studies.ts';
import { clients } from './clients-facts.ts';

test('a case study names its client as the list of clients does', () => {
  const names = clients.map(({ name }) => name);
  for (const { client } of Object.values(caseStudies)) expect(names).toContain(client);
});
