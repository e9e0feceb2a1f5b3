import * as v from 'valibot';
import {
  listed,
  type PublitioFile,
  type PublitioFolder,
  publitioFile,
  publitioFolder,
} from './answers';
import type { Call, MakeCall } from './line';
import { PublitioError, unlessGone } from './publitio-fault';

/** Publitio's maximum is 1000. */
const pageSize = 100;

type Parameters = Readonly<Record<string, string>>;

/** Everything rejects with a `PublitioError`, or with a signal's reason. */
export interface PublitioClient {
  createFile(file: File, parameters: Parameters): Promise<PublitioFile>;
  /** Undefined if there is none. */
  showFile(id: string, signal?: AbortSignal): Promise<PublitioFile | undefined>;
  /** Does nothing where there is none. */
  updateFile(id: string, parameters: Parameters): Promise<void>;
  /** Does nothing where there is none. */
  deleteFile(id: string): Promise<void>;
  createFolder(name: string): Promise<PublitioFolder>;
  renameFolder(id: string, name: string): Promise<void>;
  /** Oldest first, page by page. */
  files(signal?: AbortSignal): AsyncGenerator<PublitioFile>;
  /** Folders directly under the root. */
  folders(): AsyncGenerator<PublitioFolder>;
}

export function publitioClient(make: MakeCall): PublitioClient {
  const sendParsed = async <Row extends v.GenericSchema>(call: Call, row: Row) => {
    const parsed = v.safeParse(row, await make(call));
    if (parsed.success) return parsed.output;
    throw new PublitioError(`${call.method} ${call.path}`, 'a response without an id');
  };

  /** Stops at a page without new ids, in case the server ignores `offset`. */
  async function* paged<Row extends v.GenericSchema<unknown, { readonly id: string }>>(
    name: string,
    row: Row,
    parameters: Parameters,
    signal?: AbortSignal,
  ): AsyncGenerator<v.InferOutput<Row>> {
    const seen = new Set<string>();
    for (let offset = 0; ; offset += pageSize) {
      const query = { ...parameters, limit: String(pageSize), offset: String(offset) };
      const call = { method: 'GET', path: `/${name}/list`, query, signal } as const;
      const page = listed(await make(call), name, row);
      const fresh = page.filter(({ id }) => !seen.has(id));
      if (fresh.length === 0) return;
      for (const { id } of fresh) seen.add(id);
      yield* fresh;
    }
  }

  return {
    createFile(file, parameters) {
      const body = new FormData();
      for (const [name, value] of Object.entries(parameters)) body.append(name, value);
      body.append('file', file);
      return sendParsed({ method: 'POST', path: '/files/create', body }, publitioFile);
    },

    showFile: (id, signal) =>
      unlessGone(sendParsed({ method: 'GET', path: `/files/show/${id}`, signal }, publitioFile)),

    async updateFile(id, query) {
      await unlessGone(make({ method: 'PUT', path: `/files/update/${id}`, query }));
    },

    async deleteFile(id) {
      await unlessGone(make({ method: 'DELETE', path: `/files/delete/${id}` }));
    },

    createFolder: (name) =>
      sendParsed({ method: 'POST', path: '/folders/create', query: { name } }, publitioFolder),

    async renameFolder(id, name) {
      await make({ method: 'PUT', path: `/folders/update/${id}`, query: { name } });
    },

    files: (signal) => paged('files', publitioFile, { order: 'date:asc' }, signal),

    folders: () => paged('folders', publitioFolder, { order: 'name:asc' }),
  };
}
