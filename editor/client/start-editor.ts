/**
 * The editor saves by the browser's File System API into what `navigator.storage` gives it: no
 * folder has to be picked, and the server checks a file before it is written.
 */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { pastedMarkdown } from '#article/pasted-markdown.ts';
import type * as publishing from '#scripts/publish.ts';

type Unpublished = Awaited<ReturnType<typeof publishing.unpublished>>;
type Published = Awaited<ReturnType<typeof publishing.publish>>;

/** What each file held when it was read: another version of it is not overwritten. */
const opened = new Map<string, string>();

let isTyped = false;

async function ask(method: string, path: string, body?: BodyInit, place = 'files') {
  const address = [
    `/editor/${place}`,
    ...path.split('/').filter(Boolean).map(encodeURIComponent),
  ].join('/');
  const headers = { 'X-Editor': 'save', 'If-Match': opened.get(path) ?? '"absent"' };
  const response = await fetch(address, { method, headers, body: body ?? null }).catch(() => {
    throw new Error(
      '`npm run edit` does not answer. Start it again, then save: your text is here.',
    );
  });
  if (response.ok) {
    if (method === 'PUT') {
      isTyped = false;
      const told = decodeURIComponent(response.headers.get('X-Told') ?? '');
      if (told)
        (document.querySelector('footer p') as HTMLElement).textContent =
          `Saved. ${told} Reload this page for the new forms.`;
    }
    opened.set(path, response.headers.get('ETag') ?? '');
    return response;
  }
  if (response.status === 404) throw new DOMException(`${path} is not there.`, 'NotFoundError');
  throw new Error(await response.text());
}

const nameOf = (path: string) => path.split('/').at(-1) || 'project';

const fileAt = (path: string) => ({
  kind: 'file' as const,
  name: nameOf(path),
  getFile: async () => {
    const response = await ask('GET', path);
    return new File([await response.blob()], nameOf(path), {
      type: response.headers.get('Content-Type') ?? '',
      lastModified: Date.parse(response.headers.get('Last-Modified') ?? '') || Date.now(),
    });
  },
  // The editor writes a whole file once; it lets mistakes through here and not when it closes.
  createWritable: async () => ({
    write: (data: BodyInit) => ask('PUT', path, data),
    close: async () => undefined,
  }),
});

type Folder = {
  kind: 'directory';
  name: string;
  getDirectoryHandle(name: string): Promise<Folder>;
  getFileHandle(name: string): Promise<ReturnType<typeof fileAt>>;
  removeEntry(name: string): Promise<unknown>;
  entries(): AsyncGenerator<[string, ReturnType<typeof fileAt> | Folder]>;
};

function folderAt(path: string): Folder {
  const start = path === '' ? '' : `${path}/`;
  return {
    kind: 'directory',
    name: nameOf(path),
    getDirectoryHandle: async (name) => folderAt(start + name),
    getFileHandle: async (name) => fileAt(start + name),
    removeEntry: (name) => ask('DELETE', start + name),
    async *entries() {
      const names = new Map<string, boolean>();
      const paths = (await (await ask('GET', '')).json()) as string[];
      for (const path of paths.filter((each) => each.startsWith(start))) {
        const [name = '', ...rest] = path.slice(start.length).split('/');
        names.set(name, rest.length === 0);
      }
      for (const [name, isFile] of names)
        yield [name, isFile ? fileAt(start + name) : folderAt(start + name)];
    },
  };
}

const root = { getDirectoryHandle: async () => folderAt('') };
Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root });
// Where files can be moved the editor would write under another name.
Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
// Nobody signs in to their own computer.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
const config = (await (await fetch('/editor/config.json')).json()) as CmsConfig;
CMS.init({ config });

// The editor takes an entry out of a list at once, and has no way back.
const askFirst = (event: Event) => {
  const isRemoval = (event.target as Element).closest('[aria-label="Remove"]');
  if (!isRemoval || confirm('Remove this entry? It is gone once you save.')) return;
  event.stopPropagation();
  event.preventDefault();
};
document.addEventListener('click', askFirst, true);

document.addEventListener('input', ({ target }) => {
  isTyped ||= (target as Element).closest('#nc-root [data-key-path]') !== null;
});
addEventListener('hashchange', () => {
  isTyped = false;
});
addEventListener('beforeunload', (event) => isTyped && event.preventDefault());

document.addEventListener('paste', (event) => {
  if (!(event.target as Element).closest('[data-key-path="body"]')) return;
  const markdown = pastedMarkdown(event.clipboardData?.getData('text/html') ?? '');
  if (markdown === undefined) return;
  event.preventDefault();
  // The only way that can be undone, and that the form hears of.
  document.execCommand('insertText', false, markdown);
});

const dialog = document.querySelector('#publish') as HTMLDialogElement;
const status = dialog.querySelector('p') as HTMLElement;
const form = dialog.querySelector('form') as HTMLFormElement;
const choices = form.querySelector('div') as HTMLElement;
const [publish] = form.querySelectorAll('button') as Iterable<HTMLButtonElement>;

async function tell<Answer>(method: string, inWords: (answer: Answer) => string, body?: string) {
  status.textContent = await ask(method, '', body, 'publish')
    .then((response) => response.json())
    .then(inWords)
    .catch((error: Error) => error.message);
}

document.querySelector('#open')?.addEventListener('click', async () => {
  choices.replaceChildren();
  status.textContent = 'Looking for what has changed …';
  dialog.showModal();
  await tell('GET', ({ missing, where, changes, waiting, left }: Unpublished) => {
    if (publish) publish.hidden = missing.length > 0;
    const headed = (heading: string, lines: string[]) =>
      lines.length > 0 ? ['', heading, ...lines] : [];
    const news = [
      ...headed('Changed since the last time:', changes),
      ...headed('Saved before, and not online yet:', waiting),
    ];
    const nothing = ['', 'Nothing has changed since the last time.'];
    return [
      ...missing,
      where,
      ...(news.length > 0 ? news : nothing),
      ...headed('Worth knowing:', left),
    ].join('\n');
  });
});

form.addEventListener('submit', async (event) => {
  if (event.submitter !== publish) return;
  event.preventDefault();
  const chosen = JSON.stringify(Object.fromEntries(new FormData(form)));
  publish.disabled = true;
  status.textContent = 'The site is being built, which takes half a minute …';
  await tell(
    'POST',
    ({ told, conflicts }: Published) => {
      publish.hidden = conflicts.length === 0;
      choices.replaceChildren(...conflicts.map(choiceOf));
      return told;
    },
    chosen,
  );
  // Again, with what was chosen, where the remote could not be reached.
  publish.disabled = false;
});

function choiceOf({ path, version, mine, online }: Published['conflicts'][number]): HTMLElement {
  const group = document.createElement('fieldset');
  group.append(Object.assign(document.createElement('legend'), { textContent: path }));
  for (const [value, name, lines] of [
    ['mine', 'Mine', mine],
    ['online', 'What is online', online],
  ] as const) {
    const label = document.createElement('label');
    const input = { type: 'radio', name: version, value, required: true };
    label.append(
      Object.assign(document.createElement('input'), input),
      ` ${name}\n${lines.join('\n')}`,
    );
    group.append(label);
  }
  return group;
}
