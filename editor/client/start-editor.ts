/**
 * Starts the editor on the project's content. The editor saves by the browser's File System API, into a folder that
 * somebody picks or, as here, into what `navigator.storage` gives it: so no folder has to be picked, every browser will do,
 * and the server can check a file before it is written.
 */
import CMS, { type CmsConfig } from '@sveltia/cms';

interface Listed {
  path: string;
  size: number;
  modified: number;
}

/** Asks the server; a refusal is reported in the server's own words. */
async function ask(method: string, path: string, body?: BodyInit): Promise<Response> {
  const address = ['/editor/files', ...path.split('/').filter(Boolean).map(encodeURIComponent)].join('/');
  const headers = { 'X-Editor': 'save' };
  const response = await fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
  if (response.ok) return response;
  if (response.status === 404) throw new DOMException(`${path} is not there.`, 'NotFoundError');
  throw new Error(await response.text());
}

async function listed(): Promise<Listed[]> {
  return (await (await ask('GET', '')).json()) as Listed[];
}

const nameOf = (path: string) => path.split('/').at(-1) || 'project';

const fileAt = (path: string) => ({
  kind: 'file' as const,
  name: nameOf(path),
  getFile: async () => {
    const response = await ask('GET', path);
    const modified = Date.parse(response.headers.get('Last-Modified') ?? '');
    return new File([await response.blob()], nameOf(path), {
      type: response.headers.get('Content-Type') ?? '',
      lastModified: Number.isNaN(modified) ? Date.now() : modified,
    });
  },
  // One write of the whole file is all the editor does; it lets mistakes through here and not when it closes.
  createWritable: async () => ({
    write: (data: BodyInit) => ask('PUT', path, data),
    close: async () => undefined,
  }),
});

type Folder = {
  kind: 'directory';
  name: string;
  getDirectoryHandle(name: string): Promise<Folder>;
  getFileHandle(name: string, options?: { create?: boolean }): Promise<ReturnType<typeof fileAt>>;
  removeEntry(name: string): Promise<unknown>;
  entries(): AsyncGenerator<[string, ReturnType<typeof fileAt> | Folder]>;
};

function folderAt(path: string): Folder {
  const start = path === '' ? '' : `${path}/`;
  return {
    kind: 'directory',
    name: nameOf(path),
    getDirectoryHandle: async (name) => folderAt(start + name),
    getFileHandle: async (name, { create = false } = {}) => {
      if (!create && !(await listed()).some((file) => file.path === start + name))
        throw new DOMException(`${start}${name} is not there.`, 'NotFoundError');
      return fileAt(start + name);
    },
    removeEntry: (name) => ask('DELETE', start + name),
    async *entries() {
      const names = new Map<string, boolean>();
      for (const file of await listed()) {
        if (!file.path.startsWith(start)) continue;
        const [name = '', ...rest] = file.path.slice(start.length).split('/');
        names.set(name, rest.length === 0);
      }
      for (const [name, isFile] of names)
        yield [name, isFile ? fileAt(start + name) : folderAt(start + name)];
    },
  };
}

const root = { getDirectoryHandle: async () => folderAt('') };
Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root });
// The editor writes a file under another name first and moves it, where files can be moved. The server does that.
Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
// Nobody signs in to their own computer.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
const config = (await (await fetch('/editor/config.json')).json()) as CmsConfig;
CMS.init({ config });
