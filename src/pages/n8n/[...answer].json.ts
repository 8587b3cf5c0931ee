import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#content/data/site.ts';
import { nodeTypeNames, templateCategories, workflowTemplates } from '#content/data/workflows.ts';
import { restParameter } from '#model/page-address.ts';
import { templateHostAnswers } from '#model/workflows/n8n-library.ts';

/** Each answer is a file with an ending, because `/templates/collections` is an answer and a folder of answers. */
export const getStaticPaths: GetStaticPaths = () =>
  templateHostAnswers({
    templates: workflowTemplates,
    categories: templateCategories,
    nodeTypeNames,
    publisher: site.name,
  }).map(({ path, body }) => ({ params: { answer: restParameter(path) }, props: { body } }));

export const GET: APIRoute<{ body: unknown }> = ({ props }) => Response.json(props.body);
