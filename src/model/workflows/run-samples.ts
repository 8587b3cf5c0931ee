/** Results of the templates' last runs, kept by `bench/workflows`: their pages show them as samples. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const FOLDER = 'content/workflows/runs';

const issueSchema = z.strictObject({
  from: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  preview: z.string(),
  html: z.string(),
});

const answerSchema = z.strictObject({
  question: z.string(),
  answer: z.strictObject({
    answered: z.literal(true),
    answer: z.string(),
    citations: z.array(z.strictObject({ number: z.int(), file: z.string(), page: z.int(), url: z.url() })),
  }),
});

const storyboardSchema = z.strictObject({
  title: z.string(),
  scenes: z
    .array(
      z.strictObject({
        /** Seconds from the start. */
        from: z.number(),
        until: z.number(),
        spoken: z.string(),
        /** Picture the model asked for, in words. */
        picture: z.string(),
      }),
    )
    .min(1),
});

const threadSchema = z.array(
  z.strictObject({
    by: z.enum(['owner', 'assistant']),
    text: z.string(),
    buttons: z.array(z.string()).optional(),
  }),
);

export type Issue = z.infer<typeof issueSchema>;
export type DocumentsAnswer = z.infer<typeof answerSchema>;
export type Storyboard = z.infer<typeof storyboardSchema>;
export type ChatThread = z.infer<typeof threadSchema>;

/** A file that a run kept, by its name. */
export const readKept = (name: string): Buffer<ArrayBuffer> =>
  Buffer.from(readFileSync(resolve(FOLDER, name)));

/** @throws an error that names the file and the field, and the command that writes it */
function readJson<T>(name: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(JSON.parse(readKept(name).toString()));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${FOLDER}/${name} is not what a run keeps: ${z.prettifyError(parsed.error)}. Run npm run bench:workflows again.`,
  );
}

/** The issue as Mailchimp was given it. */
export const newsletterIssue = (): Issue => readJson('newsletter.json', issueSchema);

/** The reply to a question, as the caller of the webhook got it. */
export const documentsAnswer = (): DocumentsAnswer => readJson('rag-pipeline.json', answerSchema);

export const storyboard = (): Storyboard => readJson('faceless-shorts.json', storyboardSchema);

/** A question that is answered, and a request that is declined. */
export const assistantThreads = (): ChatThread[] => [
  readJson('ultimate-assistant-question.json', threadSchema),
  readJson('ultimate-assistant-request.json', threadSchema),
];

/** The report's text, in Markdown. */
export const researchReport = (): string => readKept('deep-research.md').toString();
