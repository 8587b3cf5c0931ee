/** The forms of articles, documentation pages and legal texts. */
import type { Collection, CollectionFile, Field } from '@sveltia/cms';
import { postHeaderSchema } from '#model/blog/post-header.ts';
import { docsFrontMatterSchema } from '#model/docs/docs-front-matter.ts';
import { agreements } from '#model/facts/pricing.ts';
import { formOf } from './field-forms.ts';

/** Text as it is written: the other way of editing rewrites tables and footnotes. */
const body = (hint: string): Field => ({
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  modes: ['raw'],
  hint,
});

/** @param page its address without the first slash, which is its file below `content/legal` as well */
const legalText = (name: string, label: string, page: string): CollectionFile => ({
  name,
  label,
  file: `content/legal/${page}.md`,
  format: 'raw',
  preview_path: page,
  fields: [body('Keep the first line, the title, and a second-level heading (## …) before each part.')],
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
    fields: [...formOf(postHeaderSchema), body('Markdown. The last sign of the bar puts in a picture.')],
  },
  ...[
    ['docs', 'Documents', 'content/docs', 'docs/{{slug}}'],
    [
      'docs-agents',
      'Documents: templates',
      'content/docs/agents/templates',
      'docs/agents/templates/{{slug}}',
    ],
    ['docs-cases', 'Documents: case studies', 'content/docs/case-studies', 'docs/case-studies/{{slug}}'],
  ].map(
    ([name = '', label = '', folder = '', preview_path = '']): Collection => ({
      name,
      label,
      label_singular: 'Document',
      icon: 'menu_book',
      folder,
      extension: 'mdx',
      format: 'yaml-frontmatter',
      create: true,
      slug: '{{title}}',
      summary: '{{title}}',
      preview_path,
      fields: [
        ...formOf(docsFrontMatterSchema),
        body(
          'Markdown with components: content/docs/README.md lists them. Its place: Pages and facts, Documentation: order of its pages.',
        ),
      ],
    }),
  ),
  {
    name: 'legal',
    label: 'Legal texts',
    icon: 'gavel',
    files: [
      legalText('privacy', 'Privacy policy', 'privacy'),
      ...agreements.map(({ slug, title }) => legalText(slug, title, `agreements/${slug}`)),
    ],
  },
];
