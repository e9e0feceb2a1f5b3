import * as v from 'valibot';
import type { PublitioRequest, SendPublitioRequest } from './http';
import { ignoreNotFound, PublitioError } from './publitio-error';
import {
  type PublitioFile,
  type PublitioFolder,
  parseList,
  publitioFileSchema,
  publitioFolderSchema,
} from './responses';

/** Publitio's maximum is 1000. */
const pageSize = 100;

type RequestParameters = Readonly<Record<string, string>>;

/** Everything rejects with a `PublitioError`, or with a signal's reason. */
export interface PublitioClient {
  createFile(file: File, parameters: RequestParameters): Promise<PublitioFile>;
  /** Undefined if there is no such file. */
  getFile(id: string, signal?: AbortSignal): Promise<PublitioFile | undefined>;
  /** Does nothing where there is none. */
  updateFile(id: string, parameters: RequestParameters): Promise<void>;
  /** Does nothing where there is none. */
  deleteFile(id: string): Promise<void>;
  createFolder(name: string): Promise<PublitioFolder>;
  renameFolder(id: string, name: string): Promise<void>;
  /** Oldest first, page by page. */
  listFiles(signal?: AbortSignal): AsyncGenerator<PublitioFile>;
  /** Folders directly under the root. */
  listFolders(): AsyncGenerator<PublitioFolder>;
}

export function createPublitioClient(send: SendPublitioRequest): PublitioClient {
  const sendParsed = async <RowSchema extends v.GenericSchema>(
    request: PublitioRequest,
    rowSchema: RowSchema,
  ) => {
    const parsed = v.safeParse(rowSchema, await send(request));
    if (parsed.success) return parsed.output;
    throw new PublitioError(`${request.method} ${request.path}`, 'a response without an id');
  };

  /** Stops at a page without new ids, in case the server ignores `offset`. */
  async function* paginate<RowSchema extends v.GenericSchema<unknown, { readonly id: string }>>(
    name: string,
    rowSchema: RowSchema,
    parameters: RequestParameters,
    signal?: AbortSignal,
  ): AsyncGenerator<v.InferOutput<RowSchema>> {
    const seenIds = new Set<string>();
    for (let offset = 0; ; offset += pageSize) {
      const query = { ...parameters, limit: String(pageSize), offset: String(offset) };
      const request = { method: 'GET', path: `/${name}/list`, query, signal } as const;
      const page = parseList(await send(request), name, rowSchema);
      const newRows = page.filter(({ id }) => !seenIds.has(id));
      if (newRows.length === 0) return;
      for (const { id } of newRows) seenIds.add(id);
      yield* newRows;
    }
  }

  return {
    createFile(file, parameters) {
      const body = new FormData();
      for (const [name, value] of Object.entries(parameters)) body.append(name, value);
      body.append('file', file);
      return sendParsed({ method: 'POST', path: '/files/create', body }, publitioFileSchema);
    },

    getFile: (id, signal) =>
      ignoreNotFound(
        sendParsed({ method: 'GET', path: `/files/show/${id}`, signal }, publitioFileSchema),
      ),

    async updateFile(id, query) {
      await ignoreNotFound(send({ method: 'PUT', path: `/files/update/${id}`, query }));
    },

    async deleteFile(id) {
      await ignoreNotFound(send({ method: 'DELETE', path: `/files/delete/${id}` }));
    },

    createFolder: (name) =>
      sendParsed(
        { method: 'POST', path: '/folders/create', query: { name } },
        publitioFolderSchema,
      ),

    async renameFolder(id, name) {
      await send({ method: 'PUT', path: `/folders/update/${id}`, query: { name } });
    },

    listFiles: (signal) => paginate('files', publitioFileSchema, { order: 'date:asc' }, signal),

    listFolders: () => paginate('folders', publitioFolderSchema, { order: 'name:asc' }),
  };
}
