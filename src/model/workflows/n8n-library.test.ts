import { describe, expect, it } from 'vitest';
import { site } from '#content/data/site.ts';
import { nodeTypeNames, templateCategories, workflowTemplates } from '#content/data/workflows.ts';
import { type TemplateHostSource, templateHostAnswers } from './n8n-library.ts';

const source: TemplateHostSource = {
  templates: workflowTemplates,
  categories: templateCategories,
  nodeTypeNames,
  publisher: site.name,
};

const answers = new Map(templateHostAnswers(source).map(({ path, body }) => [path, body]));

describe('the template host', () => {
  it('answers every path that n8n asks for', () => {
    expect([...answers.keys()]).toEqual([
      '/health',
      '/templates/categories',
      '/templates/collections',
      '/templates/collections/1',
      '/templates/search',
      '/templates/workflows/1',
      '/templates/workflows/2',
      '/templates/workflows/3',
      '/templates/workflows/4',
      '/templates/workflows/5',
      '/workflows/templates/1',
      '/workflows/templates/2',
      '/workflows/templates/3',
      '/workflows/templates/4',
      '/workflows/templates/5',
    ]);
  });

  it('wraps a template to look at in "workflow", and gives the canvas a flat one', () => {
    const preview = answers.get('/templates/workflows/2') as { workflow: Record<string, unknown> };
    const canvas = answers.get('/workflows/templates/2') as Record<string, unknown>;
    expect(preview.workflow).toMatchObject({ id: 2, name: 'Deep Research PDF Report', image: [] });
    expect(canvas).toMatchObject({ id: 2, name: 'Deep Research PDF Report' });
    expect(canvas['workflow']).toEqual(preview.workflow['workflow']);
  });

  it('puts the whole workflow on the canvas, with nothing lost', () => {
    for (const { id, workflow } of workflowTemplates) {
      const { workflow: canvas } = answers.get(`/workflows/templates/${id}`) as { workflow: object };
      expect(canvas).toEqual({
        nodes: workflow.nodes,
        connections: workflow.connections,
        settings: workflow.settings,
        pinData: {},
      });
    }
  });

  it('lists each template with what the documented schema requires', () => {
    const search = answers.get('/templates/search') as {
      totalWorkflows: number;
      workflows: Record<string, unknown>[];
    };
    expect(search.totalWorkflows).toBe(5);
    for (const template of search.workflows) {
      expect(Object.keys(template)).toEqual(
        expect.arrayContaining([
          'id',
          'name',
          'totalViews',
          'price',
          'purchaseUrl',
          'recentViews',
          'createdAt',
          'user',
          'nodes',
        ]),
      );
      expect(template['user']).toMatchObject({ username: site.name.toLowerCase(), verified: false });
      for (const node of template['nodes'] as Record<string, unknown>[]) {
        expect(Object.keys(node)).toEqual(
          expect.arrayContaining([
            'id',
            'icon',
            'name',
            'codex',
            'group',
            'defaults',
            'iconData',
            'displayName',
            'typeVersion',
          ]),
        );
        expect(node['displayName']).not.toBe(node['name']);
      }
    }
  });

  it('names templates and categories by the same numbers everywhere', () => {
    const { categories } = answers.get('/templates/categories') as { categories: { id: number }[] };
    const { collections } = answers.get('/templates/collections') as {
      collections: { workflows: { id: number }[] }[];
    };
    const known = categories.map(({ id }) => id);
    expect(collections[0]?.workflows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    for (const { id } of workflowTemplates) {
      const { workflow } = answers.get(`/templates/workflows/${id}`) as {
        workflow: { categories: { id: number }[] };
      };
      expect(known).toContain(workflow.categories[0]?.id);
    }
  });

  it('is JSON through and through', () => {
    for (const body of answers.values()) expect(JSON.parse(JSON.stringify(body))).toEqual(body);
  });
});
