import type {
  INode,
  INodeParameters,
  INodeProperties,
  INodePropertyCollection,
  INodePropertyOptions,
  INodeTypeDescription,
} from 'n8n-workflow';
import { NodeHelpers } from './n8n-workflow-package.ts';
import type { NodeTypes } from './node-type-snapshot.ts';
import type { Found, Workflow, WorkflowNode } from './workflow-shape.ts';

type Values = Record<string, unknown>;

interface Context {
  node: WorkflowNode;
  description: INodeTypeDescription;
  /** The node's parameters with the defaults filled in, which the conditions of other parameters read. */
  root: INodeParameters;
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isExpression = (value: unknown): boolean => typeof value === 'string' && value.startsWith('=');

/** True when n8n shows this parameter with the node's present settings, by n8n's own reading of `displayOptions`. */
function isShown(property: INodeProperties, level: Values, context: Context): boolean {
  return NodeHelpers.displayParameter(
    level as INodeParameters,
    property,
    context.node,
    context.description,
    context.root,
  );
}

/** The values of one level with the defaults of the properties that are left out. */
function withDefaults(properties: INodeProperties[], values: Values, context: Context): Values {
  const filled: Values = { ...values };
  for (const property of properties) {
    if (!(property.name in filled) && isShown(property, filled, context)) {
      filled[property.name] = property.default;
    }
  }
  return filled;
}

/** Every parameter must exist on the node, apply to its present settings, and hold a value of its kind. */
function levelProblems(
  properties: INodeProperties[],
  values: Values,
  path: string,
  context: Context,
): Found[] {
  const level = withDefaults(properties, values, context);
  return Object.entries(values).flatMap(([name, value]) => {
    const named = properties.filter((property) => property.name === name);
    const at = path ? `${path}.${name}` : name;
    if (named.length === 0) {
      const offered = [...new Set(properties.map((property) => property.name))].slice(0, 12).join(', ');
      return [
        {
          node: context.node.name,
          problem: `${context.node.type} ${context.node.typeVersion} has no parameter "${at}".`,
          fix: `Remove it or use one of: ${offered}.`,
        },
      ];
    }
    const shown = named.find((property) => isShown(property, level, context));
    if (!shown) {
      const when = JSON.stringify(named[0]?.displayOptions ?? {});
      return [
        {
          node: context.node.name,
          problem: `The parameter "${at}" has no effect with the other settings of this node.`,
          fix: `It applies when ${when}. Remove it, or change those settings.`,
        },
      ];
    }
    return valueProblems(shown, value, at, context);
  });
}

function wrong(context: Context, at: string, expected: string): Found[] {
  return [
    { node: context.node.name, problem: `"${at}" does not hold ${expected}.`, fix: `Set it to ${expected}.` },
  ];
}

function choiceProblems(property: INodeProperties, value: unknown, at: string, context: Context): Found[] {
  const choices = (property.options ?? []) as INodePropertyOptions[];
  const isOpen = property.typeOptions?.loadOptionsMethod || property.typeOptions?.loadOptions;
  if (isOpen || isExpression(value)) return [];
  const allowed = choices.map((choice) => choice.value);
  const chosen = property.type === 'multiOptions' && Array.isArray(value) ? value : [value];
  return chosen.every((one) => allowed.includes(one))
    ? []
    : wrong(context, at, `one of ${allowed.slice(0, 20).map(String).join(', ')}`);
}

function fixedCollectionProblems(
  property: INodeProperties,
  value: unknown,
  at: string,
  context: Context,
): Found[] {
  if (!isRecord(value)) return wrong(context, at, 'a group of settings');
  const groups = (property.options ?? []) as INodePropertyCollection[];
  return Object.entries(value).flatMap(([name, inner]) => {
    const group = groups.find((known) => known.name === name);
    if (!group)
      return wrong(context, at, `one of the groups ${groups.map((known) => known.name).join(', ')}`);
    const rows = property.typeOptions?.multipleValues ? inner : [inner];
    if (!Array.isArray(rows) || !rows.every(isRecord))
      return wrong(context, `${at}.${name}`, 'a list of rows');
    return rows.flatMap((row, index) => levelProblems(group.values, row, `${at}.${name}[${index}]`, context));
  });
}

function locatorProblems(property: INodeProperties, value: unknown, at: string, context: Context): Found[] {
  const modes = (property.modes ?? []).map((mode) => mode.name);
  const isLocator = isRecord(value) && value['__rl'] === true && modes.includes(String(value['mode']));
  return isLocator
    ? []
    : wrong(context, at, `a resource locator with __rl and a mode of ${modes.join(', ')}`);
}

/** Checks of the kinds that n8n stores as an object of its own, by the keys that the editor needs to show them. */
const objectKeys: Partial<Record<INodeProperties['type'], string[]>> = {
  filter: ['options', 'conditions', 'combinator'],
  assignmentCollection: ['assignments'],
  resourceMapper: ['mappingMode', 'value', 'matchingColumns', 'schema'],
};

function valueProblems(property: INodeProperties, value: unknown, at: string, context: Context): Found[] {
  const keys = objectKeys[property.type];
  if (keys) {
    const isWhole = isRecord(value) && keys.every((key) => key in value);
    return isWhole ? [] : wrong(context, at, `an object with ${keys.join(', ')}`);
  }
  switch (property.type) {
    case 'options':
    case 'multiOptions':
      return choiceProblems(property, value, at, context);
    case 'collection':
      return isRecord(value)
        ? levelProblems((property.options ?? []) as INodeProperties[], value, at, context)
        : wrong(context, at, 'a group of options');
    case 'fixedCollection':
      return fixedCollectionProblems(property, value, at, context);
    case 'resourceLocator':
      return locatorProblems(property, value, at, context);
    case 'boolean':
      return typeof value === 'boolean' || isExpression(value) ? [] : wrong(context, at, 'true or false');
    case 'number':
      return typeof value === 'number' || isExpression(value) ? [] : wrong(context, at, 'a number');
    default:
      return typeof value === 'string' || property.type !== 'string' ? [] : wrong(context, at, 'a text');
  }
}

/** Errors n8n itself would mark red on the node: a required parameter that is empty, or a value it cannot use. */
function editorProblems(context: Context): Found[] {
  const issues = NodeHelpers.getNodeParametersIssues(
    context.description.properties,
    { ...context.node, parameters: context.root } as INode,
    context.description,
  );
  return Object.entries(issues?.parameters ?? {}).map(([parameter, messages]) => ({
    node: context.node.name,
    problem: `n8n reports on "${parameter}": ${messages.join(' ')}`,
    fix: 'Fill it in; where only the user can know the value, write REPLACE_WITH_… and explain it on the page of the template.',
  }));
}

/** Every parameter of every node against the published description of that node. */
export function parameterProblems(workflow: Workflow, types: NodeTypes): Found[] {
  return workflow.nodes.flatMap((node) => {
    const description = types.describe(node.type, node.typeVersion);
    if (!description) return [];
    const root =
      NodeHelpers.getNodeParameters(
        description.properties,
        node.parameters,
        true,
        false,
        node,
        description,
      ) ?? {};
    const context = { node, description, root };
    return [
      ...levelProblems(description.properties, node.parameters, '', context),
      ...editorProblems(context),
    ];
  });
}
