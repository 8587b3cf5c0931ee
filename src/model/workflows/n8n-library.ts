/**
 * The answers of a template host for n8n, as static JSON. A self-hosted n8n whose `N8N_TEMPLATES_HOST` names this site
 * shows our templates inside its own editor.
 *
 * Source: n8n documentation, "Use your own workflow templates library", and the client in n8n's editor
 * (`@n8n/rest-api-client`, `api/templates.ts`), which reads some fields that the documentation does not list.
 * Two answers about one template have different shapes: `/templates/workflows/1` wraps the template in `workflow` and is
 * for looking at; `/workflows/templates/1` is flat and is what is put on the canvas.
 *
 * Headers that the server has to add (seen with n8n 2.41.1): the browser asks across origins, with credentials and a header of its
 * own. So each answer needs `Access-Control-Allow-Origin` with the origin that asked (a `*` is refused) and
 * `Access-Control-Allow-Credentials: true`, and an `OPTIONS` request needs an empty answer with those two and
 * `Access-Control-Allow-Headers: n8n-version`. `/health` must answer within two seconds, or n8n hides its templates.
 */
import type { WorkflowTemplate } from '#content/data/workflows.ts';
import { stepsByType, workflowSteps } from './workflow-facts.ts';

/** Data of the answers, passed in so that a test can pass its own. */
export interface TemplateHostSource {
  templates: readonly WorkflowTemplate[];
  categories: Record<WorkflowTemplate['category'], { id: number; name: string }>;
  nodeTypeNames: Record<string, string>;
  /** Name that n8n shows as the author. */
  publisher: string;
}

/** One answer: the path that n8n asks for, below the address in `N8N_TEMPLATES_HOST`, and what it gets. */
export interface TemplateHostAnswer {
  path: string;
  body: unknown;
}

function nodeList({ workflow }: WorkflowTemplate, { nodeTypeNames }: TemplateHostSource) {
  return stepsByType(workflow).map(({ type, typeVersion }, index) => {
    const displayName = nodeTypeNames[type] ?? type;
    return {
      id: index + 1,
      name: type,
      displayName,
      icon: 'fa:cube',
      iconData: { type: 'icon', icon: 'cube' },
      group: '["transform"]',
      codex: { data: { categories: [] } },
      defaults: { name: displayName },
      categories: [],
      typeVersion,
    };
  });
}

/** A template in a list: everything but the workflow itself. */
function listed(template: WorkflowTemplate, source: TemplateHostSource) {
  return {
    id: template.id,
    name: template.title,
    description: template.description,
    // n8n takes an entry without a number of views for a collection.
    totalViews: 0,
    recentViews: 0,
    price: 0,
    purchaseUrl: null,
    createdAt: `${template.createdOn}T00:00:00.000Z`,
    user: { name: source.publisher, username: source.publisher.toLowerCase(), verified: false },
    nodes: nodeList(template, source),
  };
}

/** Parts of the file that n8n puts on the canvas when it imports from a host. */
function canvas({ workflow: { nodes, connections, settings } }: WorkflowTemplate) {
  return { nodes, connections, settings, pinData: {} };
}

/** Description that n8n shows before a template is used, in Markdown. */
function longDescription(template: WorkflowTemplate): string {
  const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    template.overview,
    `## Before you start\n\n${list([...template.credentials.map(({ name, purpose }) => `${name}: ${purpose}`), ...template.beforeYouStart])}`,
    `## Fill in\n\n${list(Object.entries(template.placeholders).map(([name, meaning]) => `\`${name}\`: ${meaning}`))}`,
    `## Limits\n\n${list(template.limits)}`,
  ].join('\n\n');
}

function full(template: WorkflowTemplate, source: TemplateHostSource) {
  const counts = stepsByType(template.workflow).map(({ type, count }) => [type, { count }]);
  return {
    ...listed(template, source),
    description: longDescription(template),
    image: [],
    categories: [source.categories[template.category]],
    workflow: canvas(template),
    workflowInfo: {
      nodeCount: workflowSteps(template.workflow).length,
      nodeTypes: Object.fromEntries(counts),
    },
  };
}

/** One collection with every template, so that n8n's front page of templates is not empty. */
function collection(source: TemplateHostSource) {
  const createdAt = source.templates.map(({ createdOn }) => createdOn).sort()[0] ?? '1970-01-01';
  return {
    id: 1,
    rank: 1,
    name: `${source.publisher} templates`,
    totalViews: null,
    createdAt: `${createdAt}T00:00:00.000Z`,
    workflows: source.templates.map(({ id }) => ({ id })),
    nodes: [],
  };
}

/**
 * Every answer of the template host. The list of search results is always the whole list: a static file cannot read
 * the question, and with five templates everything is on the first page.
 */
export function templateHostAnswers(source: TemplateHostSource): TemplateHostAnswer[] {
  const { templates } = source;
  const workflows = templates.map((template) => listed(template, source));
  const categories = Object.values(source.categories);
  return [
    { path: '/health', body: { status: 'OK' } },
    { path: '/templates/categories', body: { categories } },
    { path: '/templates/collections', body: { collections: [collection(source)] } },
    {
      path: '/templates/collections/1',
      body: {
        collection: {
          ...collection(source),
          description: 'Workflows that we design, check and maintain.',
          image: [],
          categories,
          workflows,
        },
      },
    },
    { path: '/templates/search', body: { totalWorkflows: workflows.length, workflows, filters: [] } },
    ...templates.map((template) => ({
      path: `/templates/workflows/${template.id}`,
      body: { workflow: full(template, source) },
    })),
    ...templates.map((template) => ({
      path: `/workflows/templates/${template.id}`,
      body: { id: template.id, name: template.title, workflow: canvas(template) },
    })),
  ];
}
