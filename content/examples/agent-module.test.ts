import { expect, test } from 'vitest';
import type { AgentModule, LogLine } from './agent-module.ts';
import auditLine from './audit-line.json' with { type: 'json' };

const line = auditLine as LogLine;

/** Drafts a quote, or hands over when the deal lacks something. */
const quoting: AgentModule<{ deal: string; isComplete: boolean }, string> = {
  name: 'quoting',
  mayAct: ['quotes.create_draft'],
  mayRead: ['crm.read_deal', 'prices.read'],
  run: async ({ deal, isComplete }, tools) => {
    if (!isComplete) return { to: 'sales lead', because: `${deal} has no liters per day.`, soFar: [line] };
    return String(await tools['quotes.create_draft']?.({ deal }));
  },
};

test('a module gives its result or hands over with a reason and what it did so far', async () => {
  const tools = { 'quotes.create_draft': async () => 'draft Q-2291' };
  expect(await quoting.run({ deal: 'D-2291', isComplete: true }, tools)).toBe('draft Q-2291');
  expect(await quoting.run({ deal: 'D-2291', isComplete: false }, tools)).toMatchObject({ soFar: [line] });
});

test('the line of the audit log is one of an agent that may do what it did', () => {
  expect(quoting.name).toBe(line.agent);
  expect(quoting.mayAct).toContain(line.tool);
  const [, expires = ''] = /expires (\S+)$/.exec(line.credential) ?? [];
  expect(Date.parse(line.at)).toBeLessThan(Date.parse(expires));
});
