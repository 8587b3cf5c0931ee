import { type Breakage, nodeOf } from './breakage.ts';

/** Errors between nodes, in what a template gives away, and in what its reader is told. */
export const flowBreakages: readonly Breakage[] = [
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
