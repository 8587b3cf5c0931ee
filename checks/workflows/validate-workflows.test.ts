import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readNodeTypes } from './node-type-snapshot.ts';
import { problemText, templateFiles, templateFolder, validateWorkflow } from './validate-workflows.ts';
import { type Workflow, workflowSchema } from './workflow-shape.ts';

const types = readNodeTypes();

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, templateFolder), 'utf8'));

/** A parsed copy of one template that a test may break. */
const copyOf = (file: string): Workflow => workflowSchema.parse(read(file));

function nodeOf(workflow: Workflow, name: string): Workflow['nodes'][number] {
  const node = workflow.nodes.find((candidate) => candidate.name === name);
  assert.ok(node, `The template has no node "${name}".`);
  return node;
}

const says = (file: string, content: unknown): string =>
  validateWorkflow(file, content, types).map(problemText).join('\n');

for (const file of templateFiles()) {
  test(`${file} is sound`, () => {
    assert.equal(says(file, read(file)), '');
  });
}

test('there are five templates', () => {
  assert.deepEqual(templateFiles(), [
    'deep-research.json',
    'faceless-shorts.json',
    'newsletter.json',
    'rag-pipeline.json',
    'ultimate-assistant.json',
  ]);
});

/** One way to break a template, and what must be said about it. */
interface Breakage {
  name: string;
  file: string;
  breakIt(workflow: Workflow): void;
  expected: RegExp;
}

const breakages: Breakage[] = [
  {
    name: 'an unknown node type',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Read the feed').type = 'n8n-nodes-base.rssReader';
    },
    expected:
      /^newsletter\.json, node "Read the feed": "n8n-nodes-base\.rssReader" is not a node type of n8n 2\.41\.1\.\n {4}Copy the type/m,
  },
  {
    name: 'a node type in the wrong case',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Read the feed').type = 'n8n-nodes-base.rssfeedread';
    },
    expected: /Write it as "n8n-nodes-base\.rssFeedRead"\./,
  },
  {
    name: 'an unknown version',
    file: 'deep-research.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Search the web').typeVersion = 4.9;
    },
    expected: /n8n-nodes-base\.httpRequest has no version 4\.9\.\n {4}Use one of .*the newest is 4\.5/,
  },
  {
    name: 'a version that the snapshot does not describe',
    file: 'deep-research.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Search the web').typeVersion = 4.1;
    },
    expected: /does not describe n8n-nodes-base\.httpRequest 4\.1 yet\.\n {4}Run "npm run node-types"/,
  },
  {
    name: 'an unknown parameter',
    file: 'deep-research.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Search the web').parameters['adress'] = 'x';
    },
    expected: /node "Search the web": .* has no parameter "adress"\.\n {4}Remove it or use one of: /,
  },
  {
    name: 'an unknown parameter inside a collection',
    file: 'ultimate-assistant.json',
    breakIt: (workflow) => {
      Object.assign(nodeOf(workflow, 'Assistant').parameters['options'] as object, { maxTurns: 3 });
    },
    expected: /has no parameter "options\.maxTurns"/,
  },
  {
    name: 'an unknown group in a fixed collection',
    file: 'deep-research.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Search the web').parameters['queryParameters'] = { rows: [] };
    },
    expected: /"queryParameters" does not hold one of the groups parameters/,
  },
  {
    name: 'a parameter that the other settings switch off',
    file: 'deep-research.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Fetch each page').parameters['jsonBody'] = '{}';
    },
    expected:
      /"jsonBody" has no effect with the other settings of this node\.\n {4}It applies when .*sendBody/,
  },
  {
    name: 'a choice that is not offered',
    file: 'faceless-shorts.json',
    breakIt: (workflow) => {
      Object.assign(nodeOf(workflow, 'Upload the draft').parameters['options'] as object, {
        privacyStatus: 'hidden',
      });
    },
    expected: /"options\.privacyStatus" does not hold one of private, public, unlisted/,
  },
  {
    name: 'a required parameter left out',
    file: 'faceless-shorts.json',
    breakIt: (workflow) => {
      delete nodeOf(workflow, 'Upload the draft').parameters['title'];
    },
    expected: /node "Upload the draft": n8n reports on "title"/,
  },
  {
    name: 'a plain text where a resource locator belongs',
    file: 'faceless-shorts.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Mark it as working').parameters['documentId'] = 'REPLACE_WITH_YOUR_VIDEO_SHEET_ID';
    },
    expected: /"documentId" does not hold a resource locator/,
  },
  {
    name: 'an expression that cannot be read',
    file: 'rag-pipeline.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Find the nearest passages').parameters['prompt'] = '={{ $json.body.question. }}';
    },
    expected: /The code in "prompt" cannot be read: Unexpected token/,
  },
  {
    name: 'code that reads from a node that is gone',
    file: 'rag-pipeline.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'When a question is asked').name = 'Webhook';
    },
    expected: /reads from "When a question is asked", which is not a node/,
  },
  {
    name: 'a dangling connection',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      workflow.connections['List the feeds'] = { main: [[{ node: 'Nowhere', type: 'main', index: 0 }]] };
    },
    expected:
      /A connection between "List the feeds" and "Nowhere" leads to a node that does not exist\.\n {4}Remove the connection, or give a node the name "Nowhere"/,
  },
  {
    name: 'a connection of the wrong kind',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      workflow.connections['Editor model'] = {
        ai_tool: [[{ node: 'Draft the issue', type: 'ai_tool', index: 0 }]],
      };
    },
    expected: /The ai_tool connection to "Draft the issue" does not fit: "Editor model" gives no such/,
  },
  {
    name: 'a chain without its model',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      delete workflow.connections['Editor model'];
    },
    expected: /node "Draft the issue": Nothing is connected to its ai_languageModel input/,
  },
  {
    name: 'two models on one chain',
    file: 'rag-pipeline.json',
    breakIt: (workflow) => {
      const model = nodeOf(workflow, 'Answer model');
      workflow.nodes.push({ ...model, id: '00000000-0000-4000-8000-000000000000', name: 'Second model' });
      workflow.connections['Second model'] = workflow.connections['Answer model'] ?? {};
    },
    expected: /2 nodes feed its ai_languageModel input; it takes 1/,
  },
  {
    name: 'an orphan',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      delete workflow.connections['Did the editor agree?'];
    },
    expected: /node "Send the campaign": No trigger leads to this node/,
  },
  {
    name: 'a trigger that starts nothing',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      delete workflow.connections['When a run fails'];
    },
    expected: /node "When a run fails": This trigger starts nothing/,
  },
  {
    name: 'an error branch that leads nowhere',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      workflow.connections['Send the campaign'] = {};
    },
    expected: /node "Send the campaign": Its error branch leads nowhere/,
  },
  {
    name: 'an error branch without onError',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      delete nodeOf(workflow, 'Send the campaign').onError;
    },
    expected: /The main connection to "Tell the owner" does not fit.*\n.*onError "continueErrorOutput"/,
  },
  {
    name: 'a call without a plan for failure',
    file: 'deep-research.json',
    breakIt: (workflow) => {
      const node = nodeOf(workflow, 'Fetch each page');
      delete node.onError;
      delete node.retryOnFail;
    },
    expected: /node "Fetch each page": It calls another service, and nothing says what happens/,
  },
  {
    name: 'a template whose failures tell nobody',
    file: 'deep-research.json',
    breakIt: (workflow) => {
      workflow.nodes = workflow.nodes.filter((node) => node.name !== 'When a run fails');
    },
    expected: /^deep-research\.json: A run that fails tells nobody/m,
  },
  {
    name: 'an API key',
    file: 'deep-research.json',
    breakIt: (workflow) => {
      const key = ['sk', 'proj', 'abcdefghijklmnop1234'].join('-');
      nodeOf(workflow, 'Search the web').parameters['url'] = `https://example.com/?key=${key}`;
    },
    expected: /"url" looks like it holds an API key\.\n {4}Put a placeholder/,
  },
  {
    name: 'a header with a token',
    file: 'deep-research.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Search the web').parameters['url'] = 'https://example.com/ Bearer abcdef0123456789';
    },
    expected: /looks like it holds an authorization header/,
  },
  {
    name: "somebody's sheet",
    file: 'faceless-shorts.json',
    breakIt: (workflow) => {
      const id = ['1BxiMVs0XRA5nFMdKvBd', 'BZjgmUUqptlbs74OgvE2upms'].join('');
      Object.assign(nodeOf(workflow, 'Mark it as working').parameters['documentId'] as object, { value: id });
    },
    expected: /"documentId\.value" looks like it holds an id of an account, file or channel/,
  },
  {
    name: "a real person's address",
    file: 'newsletter.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Ask the editor').parameters['sendTo'] = 'ana.ruiz@gmail.com';
    },
    expected: /"sendTo" holds the e-mail address ana\.ruiz@gmail\.com/,
  },
  {
    name: 'two nodes with one name',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Rank the articles').name = 'Match the picks';
    },
    expected: /node "Match the picks": Two nodes have this name/,
  },
  {
    name: 'two nodes with one id',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Rank the articles').id = nodeOf(workflow, 'Match the picks').id;
    },
    expected: /Two nodes have the id /,
  },
  {
    name: 'too few nodes',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      workflow.nodes = workflow.nodes.slice(-7);
    },
    expected: /a template has 8 to 25\./,
  },
  {
    name: 'nodes on top of each other',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'List the feeds').position = nodeOf(workflow, 'Read the feed').position;
    },
    expected: /node "List the feeds": It lies on top of "Read the feed"/,
  },
  {
    name: 'a node outside every stage',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'List the feeds').position = [-900, -900];
    },
    expected: /node "List the feeds": It does not lie inside one sticky note/,
  },
  {
    name: 'a template without sticky notes',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      workflow.nodes = workflow.nodes.filter((node) => node.type !== 'n8n-nodes-base.stickyNote');
    },
    expected: /It has 0 sticky notes\.\n {4}Explain each stage/,
  },
  {
    name: 'a note without its number',
    file: 'newsletter.json',
    breakIt: (workflow) => {
      nodeOf(workflow, 'Note: Rank').parameters['content'] = 'Rank the articles.';
    },
    expected: /node "Note: Rank": The note does not open with its place in the story/,
  },
];

for (const { name, file, breakIt, expected } of breakages) {
  test(`${name} is refused, with the file, the node and what to do`, () => {
    const workflow = copyOf(file);
    breakIt(workflow);
    assert.match(says(file, workflow), expected);
  });
}

test('credentials are refused, with the node that carries them', () => {
  const workflow = copyOf('newsletter.json');
  Object.assign(nodeOf(workflow, 'Ask the editor'), {
    credentials: { gmailOAuth2: { id: '1', name: 'Mail' } },
  });
  assert.match(
    says('newsletter.json', workflow),
    /node "Ask the editor": .*credentials.*\n {4}Remove the credentials: whoever imports/,
  );
});

test('a workflow without an id is refused, because the command line of n8n cannot import it', () => {
  const { id: _left, ...workflow } = copyOf('newsletter.json');
  assert.match(says('newsletter.json', workflow), /id: Required/);
});

test('test data and an active flag left over from an export are refused', () => {
  const workflow = { ...copyOf('newsletter.json'), active: true, pinData: { 'Read the feed': [] } };
  assert.match(says('newsletter.json', workflow), /active: .*[\s\S]*pinData: /);
});
