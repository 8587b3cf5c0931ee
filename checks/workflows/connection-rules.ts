import type { IConnections, INode, INodeInputConfiguration, INodeType, INodeTypes } from 'n8n-workflow';
import { Workflow as N8nWorkflow, NodeHelpers } from './n8n-workflow-package.ts';
import type { NodeTypes } from './node-type-snapshot.ts';
import { type Found, isNote, type Workflow, type WorkflowNode } from './workflow-shape.ts';

interface Link {
  from: string;
  to: string;
  type: string;
  output: number;
  input: number;
}

interface Port {
  type: string;
  isRequired: boolean;
  most: number;
}

interface Ports {
  inputs: Port[];
  outputs: Port[];
}

function links(workflow: Workflow): Link[] {
  return Object.entries(workflow.connections).flatMap(([from, byType]) =>
    Object.entries(byType).flatMap(([type, outputs]) =>
      outputs.flatMap((targets, output) =>
        targets.map((target) => ({ from, to: target.node, type, output, input: target.index })),
      ),
    ),
  );
}

function asPort(port: string | INodeInputConfiguration): Port {
  return typeof port === 'string'
    ? { type: port, isRequired: false, most: Number.POSITIVE_INFINITY }
    : {
        type: port.type,
        isRequired: port.required ?? false,
        most: port.maxConnections ?? Number.POSITIVE_INFINITY,
      };
}

/** The inputs and outputs of each node with its present settings, worked out by n8n's own code. */
function portsOf(workflow: Workflow, types: NodeTypes): Map<string, Ports> {
  const nodeTypes: INodeTypes = {
    getByName: () => {
      throw new Error('The descriptions are looked up by version.');
    },
    getByNameAndVersion: (type, version) =>
      ({ description: types.describe(type, version ?? 1) }) as INodeType,
    getKnownTypes: () => ({}),
  };
  const known = workflow.nodes.filter((node) => types.describe(node.type, node.typeVersion));
  const read = new N8nWorkflow({
    nodes: structuredClone(known) as INode[],
    connections: workflow.connections as IConnections,
    active: false,
    nodeTypes,
  });
  return new Map(
    known.map((node): [string, Ports] => {
      const description = types.describe(node.type, node.typeVersion);
      const filled = read.getNode(node.name);
      if (!description || !filled) return [node.name, { inputs: [], outputs: [] }];
      return [
        node.name,
        {
          inputs: NodeHelpers.getNodeInputs(read, filled, description).map(asPort),
          outputs: NodeHelpers.getNodeOutputs(read, filled, description).map(asPort),
        },
      ];
    }),
  );
}

const ofType = (ports: Port[] | undefined, type: string): Port[] =>
  (ports ?? []).filter((port) => port.type === type);

function linkProblems(link: Link, names: Set<string>, ports: Map<string, Ports>): Found[] {
  const missing = [link.from, link.to].find((name) => !names.has(name));
  if (missing) {
    return [
      {
        node: link.from,
        problem: `A connection between "${link.from}" and "${link.to}" leads to a node that does not exist.`,
        fix: `Remove the connection, or give a node the name "${missing}".`,
      },
    ];
  }
  const outputs = ofType(ports.get(link.from)?.outputs, link.type);
  const inputs = ofType(ports.get(link.to)?.inputs, link.type);
  if (outputs.length > link.output && inputs.length > link.input) return [];
  const side = outputs.length > link.output ? `"${link.to}" takes` : `"${link.from}" gives`;
  return [
    {
      node: link.from,
      problem: `The ${link.type} connection to "${link.to}" does not fit: ${side} no such connection.`,
      fix: 'Connect nodes of a matching kind; an error branch needs onError "continueErrorOutput".',
    },
  ];
}

function inputProblems(node: WorkflowNode, all: Link[], ports: Map<string, Ports>): Found[] {
  const inputs = ports.get(node.name)?.inputs ?? [];
  return [...new Set(inputs.map((port) => port.type))].flatMap((type): Found[] => {
    const wanted = ofType(inputs, type);
    const arriving = all.filter((link) => link.to === node.name && link.type === type).length;
    const most = wanted.reduce((sum, port) => sum + port.most, 0);
    if (wanted.some((port) => port.isRequired) && arriving === 0) {
      return [
        { node: node.name, problem: `Nothing is connected to its ${type} input.`, fix: 'Connect one.' },
      ];
    }
    return arriving <= most
      ? []
      : [
          {
            node: node.name,
            problem: `${arriving} nodes feed its ${type} input; it takes ${most}.`,
            fix: 'Remove one.',
          },
        ];
  });
}

/** Everything a run can reach: forward along main connections, and back to the sub-nodes that serve what is reached. */
function reached(workflow: Workflow, all: Link[], ports: Map<string, Ports>): Set<string> {
  const triggers = workflow.nodes.filter(
    ({ name }) => ports.get(name)?.inputs.length === 0 && ofType(ports.get(name)?.outputs, 'main').length > 0,
  );
  const found = new Set(triggers.map((node) => node.name));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const link of all) {
      if (link.type === 'main' && found.has(link.from)) found.add(link.to);
      if (link.type !== 'main' && found.has(link.to)) found.add(link.from);
    }
  }
  return found;
}

function nodeProblems(node: WorkflowNode, all: Link[], ports: Map<string, Ports>): Found[] {
  const outputs = ofType(ports.get(node.name)?.outputs, 'main').length;
  const leaves = all.filter((link) => link.from === node.name);
  const isTrigger = ports.get(node.name)?.inputs.length === 0 && outputs > 0;
  if (isTrigger && leaves.length === 0) {
    return [{ node: node.name, problem: 'This trigger starts nothing.', fix: 'Connect it, or remove it.' }];
  }
  const hasErrorBranch = leaves.some((link) => link.type === 'main' && link.output === outputs - 1);
  if (node.onError === 'continueErrorOutput' && !hasErrorBranch) {
    return [
      {
        node: node.name,
        problem: 'Its error branch leads nowhere, so an error is lost in silence.',
        fix: 'Connect the last output to a step that tells somebody.',
      },
    ];
  }
  return [];
}

/** Connections lead from real nodes to real nodes of matching kinds, and no node is left out of every run. */
export function connectionProblems(workflow: Workflow, types: NodeTypes): Found[] {
  const nodes = workflow.nodes.filter((node) => !isNote(node));
  const names = new Set(workflow.nodes.map((node) => node.name));
  const all = links(workflow);
  const ports = portsOf(workflow, types);
  const alive = reached(workflow, all, ports);
  const known = nodes.filter((node) => ports.has(node.name));
  return [
    ...all
      .filter(({ from, to }) => !names.has(from) || !names.has(to) || (ports.has(from) && ports.has(to)))
      .flatMap((link) => linkProblems(link, names, ports)),
    ...known.flatMap((node) => [...inputProblems(node, all, ports), ...nodeProblems(node, all, ports)]),
    ...known
      .filter((node) => !alive.has(node.name))
      .map((node) => ({
        node: node.name,
        problem: 'No trigger leads to this node.',
        fix: 'Connect it, or remove it.',
      })),
  ];
}
