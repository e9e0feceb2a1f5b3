import { randomBytes, randomUUID } from 'node:crypto';

/** `params` merges query and form fields. */
export interface Brought {
  readonly said: ReadonlyMap<string, string>;
  readonly file?: { readonly name: string; readonly bytes: Buffer } | undefined;
}

export interface StoredFile {
  readonly id: string;
  readonly bytes: Buffer;
  readonly extension: string;
  readonly token: string;
  readonly said: Map<string, string>;
}

export interface Folder {
  readonly id: string;
  readonly name: string;
}

export interface Told {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

const told = (code: number, json: Readonly<Record<string, unknown>>): Told => ({
  status: code,
  json: { success: true, code, ...json },
});

/** An error in Publitio's format. */
export const complaint = (code: number, message: string): Told => ({
  status: code,
  json: { success: false, error: { code, message } },
});

const newId = (): string => randomBytes(6).toString('base64url').replace(/[-_]/g, 'x');

/** In-memory account; `origin` is the base URL of file downloads. */
export function publitioLibrary(origin: () => string) {
  const files = new Map<string, StoredFile>();
  const folders = new Map<string, Folder>();

  const isPublic = ({ said }: StoredFile) => (said.get('privacy') ?? '1') === '1';
  const hasDownloads = ({ said }: StoredFile) => said.get('option_download') === '1';
  const nameOf = ({ id, said, extension }: StoredFile) =>
    `${said.get('public_id') ?? id}.${extension}`;

  function shown(file: StoredFile) {
    const { id, bytes, extension, said, token } = file;
    const folder = folders.get(said.get('folder') ?? '')?.name;
    return {
      id,
      public_id: said.get('public_id') ?? null,
      title: said.get('title') ?? '',
      description: said.get('description') ?? '',
      tags: said.get('tags') ?? '',
      type: said.get('type') ?? 'image',
      extension,
      size: bytes.length,
      privacy: isPublic(file) ? 'public' : 'private',
      option_download: hasDownloads(file) ? 'enabled' : 'disabled',
      folder: folder ? `${folder}/` : '',
      url_preview: `${origin()}/file/${folder ? `${folder}/` : ''}${nameOf(file)}`,
      ...(hasDownloads(file) && {
        url_download: `${origin()}/download/${nameOf(file)}?at=${token}`,
      }),
      created_at: said.get('created_at') ?? '2026-01-05 18:00:00',
    };
  }

  function create({ said, file }: Brought): Told {
    if (!file) return complaint(400, 'No file');
    if (said.has('folder') && !folders.has(said.get('folder') ?? '')) {
      return complaint(400, 'No such folder');
    }
    return told(201, { message: 'File uploaded', ...shown(storeFile(file, said)) });
  }

  function storeFile(file: NonNullable<Brought['file']>, said: Brought['said']): StoredFile {
    const stored: StoredFile = {
      id: newId(),
      bytes: file.bytes,
      extension: file.name.split('.').at(-1) ?? '',
      token: randomUUID(),
      said: new Map(said),
    };
    files.set(stored.id, stored);
    return stored;
  }

  function createFolder({ said }: Brought): Told {
    const folder = { id: newId(), name: said.get('name') ?? '' };
    folders.set(folder.id, folder);
    return told(201, { message: 'Folder created', ...folder, path: folder.name });
  }

  function renameFolder(id: string, { said }: Brought): Told {
    const folder = folders.get(id);
    if (!folder) return complaint(404, 'Folder not found');
    folders.set(id, { ...folder, name: said.get('name') ?? folder.name });
    return told(200, { message: 'Folder updated' });
  }

  function page({ said }: Brought, rows: readonly object[], name: string): Told {
    const [limit, offset] = [Number(said.get('limit') ?? 100), Number(said.get('offset') ?? 0)];
    const shownRows = rows.slice(offset, offset + limit);
    const counts = { limit, offset, [`${name}_total`]: rows.length };
    return told(200, { ...counts, [`${name}_count`]: shownRows.length, [name]: shownRows });
  }

  const withFile = (id: string, then: (file: StoredFile) => Told): Told => {
    const file = files.get(id);
    return file ? then(file) : complaint(404, 'File not found');
  };

  return {
    files,
    folders,
    /** Adds a file as the account's owner does in Publitio's dashboard; returns its id. */
    add(bytes: Buffer, said: Readonly<Record<string, string>> = {}): string {
      const { id } = storeFile({ name: 'picture.jpg', bytes }, new Map(Object.entries(said)));
      return id;
    },
    /** `name` is a call such as 'GET /files/show'. */
    handleCall(name: string, id: string, brought: Brought): Told {
      const calls: Record<string, () => Told> = {
        'POST /files/create': () => create(brought),
        'GET /files/list': () => page(brought, [...files.values()].map(shown), 'files'),
        'GET /files/show': () => withFile(id, (file) => told(200, shown(file))),
        'PUT /files/update': () =>
          withFile(id, ({ said }) => {
            for (const [parameter, value] of brought.said) said.set(parameter, value);
            return told(200, { message: 'File updated' });
          }),
        'DELETE /files/delete': () =>
          withFile(id, () => {
            files.delete(id);
            return told(200, { message: 'File deleted' });
          }),
        'POST /folders/create': () => createFolder(brought),
        'PUT /folders/update': () => renameFolder(id, brought),
        'GET /folders/list': () =>
          page(
            brought,
            [...folders.values()].map((folder) => ({ ...folder, path: folder.name })),
            'folders',
          ),
      };
      return calls[name]?.() ?? complaint(404, 'Unknown call');
    },
    /** The bytes behind a preview or download URL, or an error status. */
    bytesAt({ pathname, searchParams }: URL): Buffer | 403 | 404 {
      const name = pathname.split('/').at(-1);
      const file = [...files.values()].find((stored) => nameOf(stored) === name);
      if (!file) return 404;
      const isDownload = pathname.startsWith('/download/');
      if (isDownload && !hasDownloads(file)) return 403;
      const hasToken = isDownload && searchParams.get('at') === file.token;
      return isPublic(file) || hasToken ? file.bytes : 403;
    },
  };
}
