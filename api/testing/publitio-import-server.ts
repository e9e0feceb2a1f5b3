import { afterAll, afterEach } from 'vitest';
import { createPublitioProvider } from '../media/providers/publitio/publitio-provider';
import { startFakePublitio } from './fake-publitio';
import { photoBytes } from './multipart';
import { createImporter, findImportedRows } from './publitio-import';
import { startTestServer } from './test-server';

/** A server with a Publitio account that other apps also write to; emptied after each test. */
export async function startPublitioImportServer() {
  const publitio = await startFakePublitio();
  const { library } = publitio;
  const provider = createPublitioProvider({ ...publitio.options, onError: () => undefined });
  const server = await startTestServer({ publitio: provider });
  afterAll(async () => {
    await server.close();
    await publitio.close();
  });
  afterEach(async () => {
    publitio.reset();
    library.files.clear();
    await server.database('media_files').where({ provider: 'publitio' }).del();
  });
  return {
    publitio,
    library,
    provider,
    server,
    /** Adds a file that was not uploaded through the API. */
    addFile: (
      public_id: string,
      params: Readonly<Record<string, string>> = {},
      bytes: Buffer = photoBytes,
    ) => library.addFile(bytes, { public_id, ...params }),
    createImporter: () => createImporter(server, provider),
    listTitles: async () => (await findImportedRows(server)).map(({ title }) => title),
  };
}
