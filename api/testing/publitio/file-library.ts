import { randomBytes, randomUUID } from 'node:crypto';

/** `params` merges query and form fields. */
export interface CallInput {
  readonly params: ReadonlyMap<string, string>;
  readonly file?: { readonly name: string; readonly bytes: Buffer } | undefined;
}

export interface StoredFile {
  readonly id: string;
  readonly bytes: Buffer;
  readonly extension: string;
  readonly token: string;
  readonly params: Map<string, string>;
}

export interface Folder {
  readonly id: string;
  readonly name: string;
}

export interface CallResponse {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

const createSuccess = (code: number, json: Readonly<Record<string, unknown>>): CallResponse => ({
  status: code,
  json: { success: true, code, ...json },
});

/** An error in Publitio's format. */
export const createFailure = (code: number, message: string): CallResponse => ({
  status: code,
  json: { success: false, error: { code, message } },
});

const newId = (): string => randomBytes(6).toString('base64url').replace(/[-_]/g, 'x');

/** In-memory account; `origin` is the base URL of file downloads. */
export function createPublitioLibrary(origin: () => string) {
  const files = new Map<string, StoredFile>();
  const folders = new Map<string, Folder>();

  const isPublic = ({ params }: StoredFile) => (params.get('privacy') ?? '1') === '1';
  const hasDownloads = ({ params }: StoredFile) => params.get('option_download') === '1';
  const getFileName = ({ id, params, extension }: StoredFile) =>
    `${params.get('public_id') ?? id}.${extension}`;

  function toFileJson(file: StoredFile) {
    const { id, bytes, extension, params, token } = file;
    const folder = folders.get(params.get('folder') ?? '')?.name;
    return {
      id,
      public_id: params.get('public_id') ?? null,
      title: params.get('title') ?? '',
      description: params.get('description') ?? '',
      tags: params.get('tags') ?? '',
      type: params.get('type') ?? 'image',
      extension,
      size: bytes.length,
      privacy: isPublic(file) ? 'public' : 'private',
      option_download: hasDownloads(file) ? 'enabled' : 'disabled',
      folder: folder ? `${folder}/` : '',
      url_preview: `${origin()}/file/${folder ? `${folder}/` : ''}${getFileName(file)}`,
      ...(hasDownloads(file) && {
        url_download: `${origin()}/download/${getFileName(file)}?at=${token}`,
      }),
      created_at: params.get('created_at') ?? '2026-01-05 18:00:00',
    };
  }

  function create({ params, file }: CallInput): CallResponse {
    if (!file) return createFailure(400, 'No file');
    if (params.has('folder') && !folders.has(params.get('folder') ?? '')) {
      return createFailure(400, 'No such folder');
    }
    return createSuccess(201, { message: 'File uploaded', ...toFileJson(storeFile(file, params)) });
  }

  function storeFile(
    file: NonNullable<CallInput['file']>,
    params: CallInput['params'],
  ): StoredFile {
    const stored: StoredFile = {
      id: newId(),
      bytes: file.bytes,
      extension: file.name.split('.').at(-1) ?? '',
      token: randomUUID(),
      params: new Map(params),
    };
    files.set(stored.id, stored);
    return stored;
  }

  function createFolder({ params }: CallInput): CallResponse {
    const folder = { id: newId(), name: params.get('name') ?? '' };
    folders.set(folder.id, folder);
    return createSuccess(201, { message: 'Folder created', ...folder, path: folder.name });
  }

  function renameFolder(id: string, { params }: CallInput): CallResponse {
    const folder = folders.get(id);
    if (!folder) return createFailure(404, 'Folder not found');
    folders.set(id, { ...folder, name: params.get('name') ?? folder.name });
    return createSuccess(200, { message: 'Folder updated' });
  }

  function listPage({ params }: CallInput, rows: readonly object[], name: string): CallResponse {
    const [limit, offset] = [Number(params.get('limit') ?? 100), Number(params.get('offset') ?? 0)];
    const pageRows = rows.slice(offset, offset + limit);
    const counts = { limit, offset, [`${name}_total`]: rows.length };
    return createSuccess(200, { ...counts, [`${name}_count`]: pageRows.length, [name]: pageRows });
  }

  const withFile = (id: string, handleFile: (file: StoredFile) => CallResponse): CallResponse => {
    const file = files.get(id);
    return file ? handleFile(file) : createFailure(404, 'File not found');
  };

  return {
    files,
    folders,
    /** Adds a file as the account's owner does in Publitio's dashboard; returns its id. */
    addFile(bytes: Buffer, params: Readonly<Record<string, string>> = {}): string {
      const { id } = storeFile({ name: 'picture.jpg', bytes }, new Map(Object.entries(params)));
      return id;
    },
    /** `name` is a call such as 'GET /files/show'. */
    handleCall(name: string, id: string, input: CallInput): CallResponse {
      const calls: Record<string, () => CallResponse> = {
        'POST /files/create': () => create(input),
        'GET /files/list': () => listPage(input, [...files.values()].map(toFileJson), 'files'),
        'GET /files/show': () => withFile(id, (file) => createSuccess(200, toFileJson(file))),
        'PUT /files/update': () =>
          withFile(id, ({ params }) => {
            for (const [parameter, value] of input.params) params.set(parameter, value);
            return createSuccess(200, { message: 'File updated' });
          }),
        'DELETE /files/delete': () =>
          withFile(id, () => {
            files.delete(id);
            return createSuccess(200, { message: 'File deleted' });
          }),
        'POST /folders/create': () => createFolder(input),
        'PUT /folders/update': () => renameFolder(id, input),
        'GET /folders/list': () =>
          listPage(
            input,
            [...folders.values()].map((folder) => ({ ...folder, path: folder.name })),
            'folders',
          ),
      };
      return calls[name]?.() ?? createFailure(404, 'Unknown call');
    },
    /** The bytes behind a preview or download URL, or an error status. */
    getBytes({ pathname, searchParams }: URL): Buffer | 403 | 404 {
      const name = pathname.split('/').at(-1);
      const file = [...files.values()].find((stored) => getFileName(stored) === name);
      if (!file) return 404;
      const isDownload = pathname.startsWith('/download/');
      if (isDownload && !hasDownloads(file)) return 403;
      const hasToken = isDownload && searchParams.get('at') === file.token;
      return isPublic(file) || hasToken ? file.bytes : 403;
    },
  };
}
