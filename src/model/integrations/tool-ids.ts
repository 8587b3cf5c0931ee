/** Fragments of the directory's page: one for each tool and each category, none that the page has already. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { headingSlug } from '#article/slug.ts';
import { nameWords } from './name-words.ts';

const PAGE = 'content/docs/technology-stack.mdx';

/** The fragment of a name: `WhatsApp` is `whatsapp`, `Z.ai` is `z-ai`, `Weights & Biases` is `weights-and-biases`. */
export function nameId(name: string): string {
  return nameWords(name).join('-');
}

/** The fragments the headings of a page in MDX have, and those it writes out. */
export function headingIds(page: string): string[] {
  const ofHeadings = [...page.matchAll(/^#{2,6} +(.+)$/gm)].map(([, heading = '']) => headingSlug(heading));
  const written = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  return [...ofHeadings, ...written];
}

/** Fragments of the directory's page other than those of tools, each with its owner. */
export function takenIds(categories: readonly string[]): Map<string, string> {
  return new Map([
    ...headingIds(readFileSync(resolve(PAGE), 'utf8')).map((id): [string, string] => [
      id,
      `a heading of ${PAGE}`,
    ]),
    ...categories.map((category): [string, string] => [nameId(category), `the category ${category}`]),
  ]);
}
