import { createRequire } from 'node:module';

/**
 * The published `n8n-workflow`, loaded through `require`: its ES module build leaves file extensions out of its
 * imports, which Node refuses. These are the functions that n8n itself uses to read a workflow, so a rule here and
 * a rule in the editor cannot drift apart.
 */
const n8nWorkflow = createRequire(import.meta.url)('n8n-workflow') as typeof import('n8n-workflow');

export const { NodeHelpers, Workflow, safeRegex } = n8nWorkflow;

/**
 * Lets regular expressions take their time. n8n gives one up after 250 ms, because its users write them; here they are those
 * of its own node types, and on a busy machine a process may stand still for longer than that in the middle of one.
 */
n8nWorkflow.setSafeRegexEngine({
  exec: (pattern, input, flags) => new RegExp(pattern, flags).exec(input),
  test: (pattern, input, flags) => new RegExp(pattern, flags).test(input),
  replace: (pattern, input, flags, replacement) => input.replace(new RegExp(pattern, flags), replacement),
  matchAll: (pattern, input, flags = '') =>
    Array.from(input.matchAll(new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`))),
  split: (pattern, input, flags) => input.split(new RegExp(pattern, flags)),
});
