/** Compares the code on a template's page with the workflow's own steps. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { workflowTemplates } from '#model/workflows/workflow-templates.ts';
import policy from './bucket-policy.json' with { type: 'json' };
import reply from './documents-answer.json' with { type: 'json' };
import { issue, picks } from './newsletter-answers.json' with { type: 'json' };

function parametersOf(slug: string, step: string): Record<string, unknown> {
  const template = workflowTemplates.find((candidate) => candidate.slug === slug);
  const node = template?.workflow.nodes.find(({ name }) => name === step);
  if (!node) throw new Error(`${slug} has no step "${step}".`);
  return Object.fromEntries(Object.entries(node.parameters));
}

/** Runs the code of a step on one item, with the output of earlier steps. */
function runCode(slug: string, step: string, item: unknown, earlier: Record<string, unknown>) {
  const first = (json: unknown) => ({ first: () => ({ json }) });
  const code = String(parametersOf(slug, step)['jsCode']);
  const names = { $input: first(item), $: (name: string) => first(earlier[name]), $execution: { id: 1 } };
  return runInNewContext(`(() => {${code}\n})()`, names) as { json: Record<string, unknown> }[];
}

test('the bucket policy opens what the shorts are stored under, and nothing above it', () => {
  const [scene] = runCode(
    'faceless-shorts',
    'List the scenes',
    { output: { scenes: [{ narration: 'Once', picture: 'A door' }] } },
    { 'Take one row': { row_id: 7 } },
  );
  const opened = policy.Statement.map(({ Resource }) => Resource.replace(/^arn:aws:s3:::[^/]+\//, ''));
  expect(opened).toEqual([`${String(scene?.json['key']).split('/')[0]}/*`]);
});

test('the newsletter goes on with the picks as shown', () => {
  const articles = Array.from({ length: 21 }, (_, index) => ({ link: `https://example.com/${index + 1}` }));
  const [matched] = runCode(
    'newsletter',
    'Match the picks',
    { output: { picks } },
    { 'Put them in one list': { articles } },
  );
  const expected = picks.map(({ number, why }) => ({ link: `https://example.com/${number}`, why }));
  expect(JSON.parse(JSON.stringify(matched?.json))).toEqual({ picked: expected });
});

test('the issue as shown has the shape that the newsletter asks for', () => {
  const schema = JSON.parse(String(parametersOf('newsletter', 'Shape of the issue')['inputSchema']));
  expect(Object.keys(issue)).toEqual(schema.required);
});

test('the command asks the webhook of the pipeline, with a header and a question', () => {
  // A function of the shell's own takes the place of curl and prints what it was given, one argument a line.
  const script = 'curl() { printf "%s\\n" "$@"; }; . "$0"';
  const file = join(import.meta.dirname, 'ask-the-documents.sh');
  const given = execFileSync('sh', ['-c', script, file], { encoding: 'utf8' }).trim().split('\n');
  const { path, httpMethod } = parametersOf('rag-pipeline', 'When a question is asked');
  expect(httpMethod).toBe('POST');
  expect(given).toContain(`https://n8n.example.com/webhook/${path}`);
  expect(given.filter((word, index) => given[index - 1] === '-H' && /^X-[\w-]+: \S/.test(word))).toHaveLength(
    1,
  );
  expect(JSON.parse(given[given.indexOf('-d') + 1] ?? '')).toEqual({ question: expect.any(String) });
});

test('the pipeline replies as shown', () => {
  const sources = reply.citations.map((source) => ({ ...source, text: 'The passage.' }));
  const output = {
    answered: true,
    answer: reply.answer,
    citations: reply.citations.map(({ number }) => number),
  };
  const earlier = { 'Keep the near ones': { sources: [...sources, { number: 99 }], reply: {} } };
  const [checked] = runCode('rag-pipeline', 'Check the citations', { output }, earlier);
  expect(JSON.parse(JSON.stringify(checked?.json['reply']))).toEqual(reply);
});
