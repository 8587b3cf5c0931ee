import type { INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

const connection = z.strictObject({ node: z.string(), type: z.string(), index: z.number().int().min(0) });

/** Schema of a workflow file. Anything else, such as `credentials`, is refused by name. */
export const workflowSchema = z.strictObject({
  // `n8n import:workflow --input=FILE` stores the file as it is, and its database wants an id. The editor makes its own.
  id: z.string().regex(/^[A-Za-z0-9]{16}$/, 'must be 16 letters and digits, as n8n makes them'),
  name: z.string().min(1),
  nodes: z.array(
    z.strictObject({
      id: z.string().uuid(),
      name: z.string().min(1),
      type: z.string(),
      typeVersion: z.number(),
      position: z.tuple([z.number(), z.number()]),
      parameters: z.record(z.unknown()).transform((value) => value as INodeParameters),
      onError: z.enum(['continueErrorOutput', 'continueRegularOutput']).optional(),
      retryOnFail: z.literal(true).optional(),
      maxTries: z.number().int().min(2).max(5).optional(),
      waitBetweenTries: z.number().int().min(0).max(5000).optional(),
      executeOnce: z.literal(true).optional(),
      alwaysOutputData: z.literal(true).optional(),
    }),
  ),
  connections: z.record(z.record(z.array(z.array(connection)))),
  active: z.literal(false),
  settings: z.strictObject({
    executionOrder: z.literal('v1'),
    executionTimeout: z.number().optional(),
    saveDataErrorExecution: z.literal('all').optional(),
    saveManualExecutions: z.boolean().optional(),
  }),
  pinData: z.strictObject({}),
  tags: z.array(z.never()),
});

export type Workflow = z.infer<typeof workflowSchema>;
export type WorkflowNode = Workflow['nodes'][number];

/** Problem of a workflow file, and its fix. */
export interface Problem {
  file: string;
  /** The node it is about; absent when it is about the whole file. */
  node?: string;
  problem: string;
  fix: string;
}

/** A rule reads one workflow and reports what breaks it; the caller adds the file name. */
export type Found = Omit<Problem, 'file'>;

export const isNote = (node: Pick<WorkflowNode, 'type'>): boolean =>
  node.type === 'n8n-nodes-base.stickyNote';
