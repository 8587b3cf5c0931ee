/** Writes as many posts as a test or a measurement asks for; the same number gives the same posts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const CATEGORIES = ['Voice', 'Email', 'Data', 'Operations', 'AI & Software'];

const PARAGRAPH =
  'The agent reads the mail, finds the account, and writes down what it did and when. A person signs the answer off before it leaves, and the log keeps both names.';

/** Post 1 is the newest; each further one is a day older. */
export function writePosts(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(folder, `generated-post-${String(number).padStart(5, '0')}.md`), postText(number));
  }
}

function postText(number: number): string {
  const date = new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
  const parts = Array.from({ length: 4 }, (_, part) => {
    const text = `${PARAGRAPH} `.repeat(3 + ((number + part) % 3)).trim();
    return `## Part ${part + 1} of post ${number}\n\n${text}\n\n- First point, with a [link](/contact)\n- Second point\n`;
  });
  const code = number % 4 === 0 ? '```ts\nconst hours: number = 40; // a week\n```\n' : '';
  return `---
title: Generated post ${number}: what the log of week ${number % 52} says
category: ${CATEGORIES[number % CATEGORIES.length]}
readTime: ${1 + (number % 9)}
description: ${PARAGRAPH.slice(0, 90 + (number % 60))}
date: ${date}
---

${parts.join('\n')}
${code}`;
}
