/** Configures the editor: each file that an owner changes, with a form made from its schema. */
import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import { factsFiles } from '#model/facts/all-facts-files.ts';
import type { FactsFile } from '#model/facts/facts-file.ts';
import { formOf } from './field-forms.ts';
import { textCollections } from './text-collections.ts';

/**
 * For the development server: it saves into this folder, and the server checks and prepares each file.
 * @param address of the running preview
 */
export function editorConfig(address: string): CmsConfig {
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
    collections: [
      ...textCollections,
      { name: 'facts', label: 'Pages and facts', icon: 'tune', files: factsFiles.map(fileForm) },
    ],
  };
}

function fileForm(file: FactsFile): CollectionFile {
  return {
    name: file.name,
    label: file.label,
    file: file.path,
    preview_path: file.page.replace(/^\//, ''),
    fields: formOf(file.schema),
    editor: { preview: false },
  };
}
