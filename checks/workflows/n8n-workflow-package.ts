import { createRequire } from 'node:module';

/**
 * The published `n8n-workflow`, loaded through `require`: its ES module build leaves file extensions out of its
 * imports, which Node refuses. These are the functions that n8n itself uses to read a workflow, so a rule here and
 * a rule in the editor cannot drift apart.
 */
const n8nWorkflow = createRequire(import.meta.url)('n8n-workflow') as typeof import('n8n-workflow');

export const { NodeHelpers, Workflow } = n8nWorkflow;
