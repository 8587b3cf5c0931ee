import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { nameSlug } from '#article/slug.ts';
import { postHeaderSchema } from '#model/blog/post-header.ts';
import { docsFrontMatterSchema } from '#model/docs/docs-pages.ts';
import type { FactsForm } from '#model/facts/facts-file.ts';
import { labelOf } from '#model/facts/facts-problems.ts';
import type { Known } from '#model/facts/known.ts';
import type { SiteRead } from '#model/read-site.ts';
import { formOf } from './field-forms.ts';

/** Text as it is written: the other way of editing rewrites tables and footnotes. */
const body = (hint: string): Field => ({
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  modes: ['raw'],
  hint,
});

/** @param page address without the first slash, which is the file below `content/legal` as well */
const legalText = (name: string, label: string, page: string): CollectionFile => ({
  name,
  label,
  file: `content/legal/${page}.md`,
  format: 'raw',
  preview_path: page,
  fields: [
    body('Keep the first line, the title, and a second-level heading (## …) before each part.'),
  ],
});

const texts = {
  format: 'yaml-frontmatter',
  create: true,
  slug: '{{title}}',
  summary: '{{title}}',
  // It would list the fields again. The way to the page is in the menu of the entry.
  editor: { preview: false },
} as const;

const documents = (
  known: Known,
  name: string,
  [label, label_singular]: [string, string],
  place: string,
): Collection => ({
  ...texts,
  name,
  label,
  label_singular,
  icon: 'menu_book',
  folder: `content/${place}`,
  extension: 'mdx',
  preview_path: `${place}/{{slug}}`,
  fields: [
    ...formOf(docsFrontMatterSchema(known)),
    body(
      'Markdown with components: content/docs/README.md lists them. Its place: Around the documents, Documentation: order of its pages.',
    ),
  ],
});

const textCollections = (known: Known): Collection[] => [
  {
    ...texts,
    name: 'blog',
    label: 'Articles',
    label_singular: 'Article',
    icon: 'article',
    folder: 'content/blog',
    extension: 'md',
    preview_path: 'blog/{{slug}}',
    sortable_fields: {
      fields: ['date', 'title'],
      default: { field: 'date', direction: 'descending' },
    },
    fields: [
      ...formOf(postHeaderSchema(known)),
      body('Markdown. The last sign of the bar puts in a picture.'),
    ],
  },
  documents(known, 'docs', ['Documents', 'Document'], 'docs'),
  documents(known, 'docs-agents', ['Templates', 'Template'], 'docs/agents/templates'),
  documents(known, 'docs-cases', ['Case studies', 'Case study'], 'docs/case-studies'),
  {
    name: 'legal',
    label: 'Legal texts',
    icon: 'gavel',
    editor: { preview: false },
    files: [
      legalText('privacy', 'Privacy policy', 'privacy'),
      ...known.addresses.agreements.map((slug) =>
        legalText(slug, labelOf(slug.replaceAll('-', ' ')), `agreements/${slug}`),
      ),
    ],
  },
];

/** Also with a form for a file that cannot be read, so that it can be corrected. */
export function editorConfig(
  address: string,
  { forms, known }: Pick<SiteRead, 'forms' | 'known'>,
): CmsConfig {
  return {
    backend: { name: 'test-repo' },
    load_config_file: false,
    app_title: 'Edit the site',
    site_url: address,
    display_url: address,
    media_folder: 'public/pictures',
    public_folder: '/pictures',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [...textCollections(known), ...GROUPS.map((group) => factsGroup(group, forms))],
  };
}

/** By what an owner looks for; the last group has all that no other names. */
const GROUPS = [
  ['Site', 'language', 'site company navigation shared-words links pages'],
  [
    'Pages',
    'web',
    'home features examples process faq about pillars blog contact incubator incubator-weeks',
  ],
  [
    'People and proof',
    'group',
    'team clients testimonials case-studies case-returns videos student-films',
  ],
  ['Prices and terms', 'payments', 'plans rate pricing pricing-terms agreements'],
  [
    'Around the documents',
    'menu_book',
    'docs-cards docs-navigation integrations often-connected list-prices',
  ],
  ['Rarely changed', 'inventory_2', ''],
] as const;

function factsGroup(
  [label, icon, listed]: (typeof GROUPS)[number],
  forms: readonly FactsForm[],
): Collection {
  const all = GROUPS.flatMap(([, , names]) => names.split(' '));
  const names = listed
    ? listed.split(' ')
    : forms.map(({ name }) => name).filter((name) => !all.includes(name));
  const files = names.flatMap((name) => forms.find((file) => file.name === name) ?? []);
  return { name: nameSlug(label), label, icon, files: files.map(factsForm).filter(hasFields) };
}

/** Nor with a form of nothing, as that of case studies while none is written. */
const hasFields = ({ fields }: CollectionFile) => fields.length > 0;

function factsForm(file: FactsForm): CollectionFile {
  return {
    name: file.name,
    label: file.label,
    file: file.path,
    preview_path: file.page.replace(/^\//, ''),
    fields: formOf(file.schema),
    editor: { preview: false },
  };
}
