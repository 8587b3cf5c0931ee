import { type Breakage, nodeOf } from './breakage.ts';

/** Errors in one node: its type, its parameters, its expressions. */
export const nodeBreakages: readonly Breakage[] = [
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
];
