/** A copy of the project in which more pages of documentation can be written; the original is not touched. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '#scripts/run-tool.ts';

/** Copies the files git lists, changed or not, and links the installed packages. */
export function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // The list still has files that were deleted and not yet committed.
  const files = listed.split('\0').filter((file) => file && existsSync(join(ROOT, file)));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

const PARAGRAPHS = [
  'The agent reads the request, finds the record and writes down what it did and when. A person signs the answer off before it leaves.',
  'A limit is a number in a file. Whoever changes it writes the reason beside it, and the next review asks for both.',
  'When the other system does not answer, the step waits, tries again and then says so; nothing is made up in between.',
];

const pageText = (number: number) => `---
title: Generated page ${number}
description: >-
  ${PARAGRAPHS[number % PARAGRAPHS.length]}
authors: [chief-technology-officer]
published: 2025-05-18
related: []
---

${Array.from({ length: 6 }, (_, part) => {
  const text = PARAGRAPHS.map((paragraph) => `${paragraph} It is number ${number * 7 + part}.`).join('\n\n');
  return `## Part ${part + 1} of page ${number}\n\n${text}\n\n- First point, with a [link](/docs/agents)\n- Second point\n`;
}).join('\n')}`;

/** Adds this many pages to the real ones; search and the list of all pages find them in the same way. */
export function writeDocsPages(project: string, count: number): void {
  const ids = Array.from({ length: count }, (_, index) => `generated/page-${index + 1}`);
  mkdirSync(join(project, 'content/docs/generated'), { recursive: true });
  for (const [index, id] of ids.entries())
    writeFileSync(join(project, `content/docs/${id}.mdx`), pageText(index + 1));
}
