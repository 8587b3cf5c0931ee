/** The forms of articles, documentation pages and legal texts. */
import type { Collection, Field } from '@sveltia/cms';
import { postHeaderSchema } from '#model/blog/post-header.ts';
import { formOf } from './field-forms.ts';

/** Text as it is written: the other way of editing rewrites tables and footnotes. */
const body = (hint: string): Field => ({
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  modes: ['raw'],
  hint,
});

export const textCollections: Collection[] = [
  {
    name: 'blog',
    label: 'Articles',
    label_singular: 'Article',
    icon: 'article',
    folder: 'content/blog',
    extension: 'md',
    format: 'yaml-frontmatter',
    create: true,
    slug: '{{title}}',
    summary: '{{title}}',
    preview_path: 'blog/{{slug}}',
    sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
    fields: [
      ...formOf(postHeaderSchema),
      body(
        'Markdown. A picture: drop it into the text, or ![What it shows](/pictures/office.jpg "The caption.").',
      ),
    ],
  },
];
