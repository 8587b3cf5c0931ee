import { expect, test } from 'vitest';
import { caseStudies } from './case-facts.ts';
import { clients } from './home-facts.ts';

test('a case study names its client as the list of clients does', () => {
  const names = clients.map(({ name }) => name);
  for (const { client } of Object.values(caseStudies)) expect(names).toContain(client);
});
