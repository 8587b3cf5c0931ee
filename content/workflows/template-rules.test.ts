import type { TemplateRuns } from '#bench/workflows/scene.ts';
import { endingModels, listCost } from '#model/workflows/list-prices.ts';
import type { TemplateNode, TemplateWorkflow } from '#model/workflows/workflow-templates.ts';
import { company } from '#tests/support/this-company.ts';

const { templates, lastRuns } = company;

interface Template extends TemplateWorkflow {
  id?: string;
  active?: boolean;
  pinData?: object;
  nodes: (TemplateNode & { credentials?: object })[];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const OWNED: [what: string, pattern: RegExp][] = [
  ['an API key', /\b(?:sk|pk|rk)[-_](?:[a-z]+[-_])*[A-Za-z0-9]{16,}/],
  ['a Slack token', /\bxox[abeprs]-[A-Za-z0-9-]{10,}/],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['an authorization header', /\b(?:Bearer|Basic) [A-Za-z0-9+/=._-]{12,}/],
  ['a password in an address', /:\/\/[^/\s:@{]+:[^/\s:@{]+@/],
  [
    'an id of an account',
    /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}(?![\w-])/,
  ],
  ['a Slack channel or user', /\b[CUGD]0[A-Z0-9]{8,}\b/],
  ['a long hexadecimal id', /\b[0-9a-f]{24,}\b/i],
  ['somebody’s address', /[\w.+-]+@(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)+/],
];

function problemsOf({ id, active, pinData, nodes }: Template): string[] {
  const wrong = nodes.flatMap(({ name, parameters, credentials }) => {
    // As n8n reads them: a line break or a quote must not hide what stands behind it.
    const text = textsIn(parameters).join('\n');
    const found = OWNED.flatMap(([what, pattern]) =>
      pattern.test(text) ? `${what}: put a placeholder` : [],
    );
    if (credentials) found.push('credentials: remove them');
    if (/[:@]latest\b/.test(text)) found.push('the latest of something: name a version');
    return found.map((problem) => `"${name}" has ${problem}`);
  });
  if (!/^[A-Za-z0-9]{16}$/.test(id ?? ''))
    wrong.push('no id of 16 letters, without which n8n cannot import it');
  if (active) wrong.push('it is active');
  if (Object.keys(pinData ?? {}).length > 0) wrong.push('it has test data pinned');
  return wrong;
}

test.each(templates)('$slug is sound', ({ workflow }) => expect(problemsOf(workflow)).toEqual([]));

test.each(templates)('the report has the scenarios of $slug, in their order', async ({ slug }) => {
  const { scenarios }: TemplateRuns = await import(`#bench/workflows/scenarios/${slug}.ts`);
  const told = Object.entries(scenarios).map(([name, { kind = 'failure' }]) => ({ kind, name }));
  const reported = lastRuns.get(slug)?.scenarios.map(({ kind, name }) => ({ kind, name }));
  expect(reported, `Run npm run bench:workflows -- ${slug}.`).toEqual(told);
});

test('each has an id of its own', () => {
  const ids = templates.map(({ workflow }: { workflow: Template }) => workflow.id);
  expect(new Set(ids).size).toBe(ids.length);
});

const LINKS = /const (?:dates|grouped|dialed|lettered|isDialed|phone|address|unlinked) = .*/g;

test('a step’s failure is taken on, both writers refuse the same links', () => {
  const codes = templates.flatMap(({ workflow }) => {
    for (const { name, onError } of workflow.nodes)
      if (onError === 'continueErrorOutput')
        expect(workflow.connections[name]?.main?.[1], name).toHaveLength(1);
    return textsIn(workflow).flatMap((text) => text.match(LINKS) ?? []);
  });
  expect(codes).toHaveLength(16);
  expect(new Set(codes).size).toBe(8);
});

test('a run costs use times list price, and no price is named', () => {
  const price = { unit: 'tokens', per: 1e6, source: '', name: 'A', in: 2, out: 10 };
  const list = { seen: '2026-11-25', prices: [{ id: 'a', ...price }] };
  expect(listCost({ a: { in: 500_000, out: 100_000 } }, list).dollars).toBe(2);
  expect(() => listCost({ b: { in: 1, out: 0 } }, list)).toThrow(/"b", which has no price/);
  expect(endingModels('2026-11-25', list)).toEqual([]);
  const ending = { ...list, prices: [{ ...price, retires: '2027-01-06', successor: 'B' }] };
  expect(endingModels('2026-10-08', ending)).toEqual([]);
  expect(endingModels('2026-10-09', ending)[0]).toContain('A ends on 2027-01-06. Move');
});
