/** Configures the editor: each file that an owner changes, with a form made from its schema. */
import type { CmsConfig, CollectionFile, SharedMediaLibraryOptions } from '@sveltia/cms';
import { factsFiles } from '#model/facts/all-facts-files.ts';
import type { FactsFile } from '#model/facts/facts-file.ts';
import { WIDEST } from '#model/pictures/fit-picture.ts';
import { formOf } from './field-forms.ts';
import { LARGEST } from './largest-upload.ts';
import { textCollections } from './text-collections.ts';

/**
 * Configures the editor for the development server: it saves into this folder, and the server checks and prepares each file.
 * @param address of the running preview
 */
export function editorConfig(address: string): CmsConfig {
  return { ...formsConfig(address, {}), backend: { name: 'test-repo' } };
}

export interface GitHost {
  name: 'github' | 'gitlab';
  /** Repository in the form of its address: `owner/name`. */
  repository: string;
  branch: string;
  /** Address of the public site. */
  address: string;
}

/**
 * The same forms for somebody without this folder: each change is a branch of its own with a request for its review.
 * A token of the person's own signs in, so that no server of ours is needed between the editor and the host. Nobody
 * prepares a picture there before it is saved, so the browser makes it small.
 */
export function hostConfig({ name, repository, branch, address }: GitHost): CmsConfig {
  const transformations = {
    raster_image: { format: 'webp', quality: 85, width: WIDEST, height: WIDEST },
    svg: { optimize: true },
  } as const;
  return {
    ...formsConfig(address, { max_file_size: LARGEST, transformations }),
    backend: { name, repo: repository, branch, auth_methods: ['token'], squash_merges: true },
    publish_mode: 'editorial_workflow',
  };
}

function formsConfig(address: string, pictures: SharedMediaLibraryOptions): Omit<CmsConfig, 'backend'> {
  return {
    load_config_file: false,
    app_title: 'Edit the site',
    site_url: address,
    display_url: address,
    media_folder: 'public/pictures',
    public_folder: '/pictures',
    media_libraries: { default: { config: { slugify_filename: true, ...pictures } }, stock_assets: false },
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
