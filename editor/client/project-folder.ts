/**
 * The project's content as the folder that the editor expects. The editor saves by the browser's File System API, into
 * a folder that somebody picks or, as here, into what `navigator.storage` gives it: so no folder has to be picked, every
 * browser will do, and the server can check a file before it is written.
 */
const ENDPOINT = '/editor/files';

interface Listed {
  path: string;
  size: number;
  modified: number;
}

/** Asks the server; a refusal is reported in the server's own words. */
async function ask(method: string, path: string, body?: BodyInit): Promise<Response> {
  const response = await fetch(
    [ENDPOINT, ...path.split('/').filter(Boolean).map(encodeURIComponent)].join('/'),
    {
      method,
      headers: { 'X-Editor': 'save' },
      ...(body === undefined ? {} : { body }),
    },
  );
  if (response.ok) return response;
  if (response.status === 404) throw new DOMException(`${path} is not there.`, 'NotFoundError');
  throw new Error(await response.text());
}

class ProjectFile {
  readonly kind = 'file';
  readonly path: string;
  readonly name: string;

  constructor(path: string) {
    this.path = path;
    this.name = path.split('/').at(-1) ?? path;
  }

  async getFile(): Promise<File> {
    const response = await ask('GET', this.path);
    const modified = Date.parse(response.headers.get('Last-Modified') ?? '');
    return new File([await response.blob()], this.name, {
      type: response.headers.get('Content-Type') ?? '',
      lastModified: Number.isNaN(modified) ? Date.now() : modified,
    });
  }

  async createWritable() {
    // One write of the whole file is all the editor does; it lets mistakes through here and not when it closes.
    return {
      write: async (data: BodyInit) => {
        await ask('PUT', this.path, data);
      },
      close: async () => undefined,
    };
  }
}

class ProjectFolder {
  readonly kind = 'directory';
  readonly path: string;
  readonly name: string;

  constructor(path: string) {
    this.path = path;
    this.name = path.split('/').at(-1) || 'project';
  }

  private below(name: string): string {
    return this.path === '' ? name : `${this.path}/${name}`;
  }

  async getDirectoryHandle(name: string): Promise<ProjectFolder> {
    return new ProjectFolder(this.below(name));
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<ProjectFile> {
    const path = this.below(name);
    if (!create && !(await listed()).some((file) => file.path === path))
      throw new DOMException(`${path} is not there.`, 'NotFoundError');
    return new ProjectFile(path);
  }

  async removeEntry(name: string): Promise<void> {
    await ask('DELETE', this.below(name));
  }

  async *entries(): AsyncGenerator<[string, ProjectFile | ProjectFolder]> {
    const start = this.path === '' ? '' : `${this.path}/`;
    const below = (await listed()).filter(({ path }) => path.startsWith(start));
    const names = new Map<string, boolean>();
    for (const { path } of below) {
      const [name = '', ...rest] = path.slice(start.length).split('/');
      names.set(name, rest.length === 0);
    }
    for (const [name, isFile] of names) {
      yield [name, isFile ? new ProjectFile(this.below(name)) : new ProjectFolder(this.below(name))];
    }
  }
}

async function listed(): Promise<Listed[]> {
  return (await (await ask('GET', '')).json()) as Listed[];
}

/** Replaces the folder the editor would ask the browser for by the project. */
export function offerProjectFolder() {
  const root = { getDirectoryHandle: async () => new ProjectFolder('') };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root });
  // The editor writes a file under another name first and moves it, where files can be moved. The server does that.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
}
