import { afterAll, afterEach } from 'vitest';
import { publitioProvider } from '../media/providers/publitio/publitio';
import { adoptedRows, createImporter } from './adoption';
import { photoBytes } from './multipart';
import { startPublitio } from './publitio-stand-in';
import { startShop } from './shop';

/** A server with a Publitio account that other apps also write to; emptied after each test. */
export async function startAdoptingShop() {
  const publitio = await startPublitio();
  const { library } = publitio;
  const provider = publitioProvider({ ...publitio.options, onError: () => undefined });
  const shop = await startShop({ publitio: provider });
  afterAll(async () => {
    await shop.close();
    await publitio.close();
  });
  afterEach(async () => {
    publitio.reset();
    library.files.clear();
    await shop.database('media_files').where({ provider: 'publitio' }).del();
  });
  return {
    publitio,
    library,
    provider,
    shop,
    /** Adds a file that was not uploaded through the API. */
    add: (
      public_id: string,
      params: Readonly<Record<string, string>> = {},
      bytes: Buffer = photoBytes,
    ) => library.add(bytes, { public_id, ...params }),
    adopter: () => createImporter(shop, provider),
    titles: async () => (await adoptedRows(shop)).map(({ title }) => title),
  };
}
