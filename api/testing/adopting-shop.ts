import { afterAll, afterEach } from 'vitest';
import { publitioProvider } from '../media/providers/publitio/publitio';
import { adoptedRows, adopterOf } from './adoption';
import { photoBytes } from './multipart';
import { startPublitio } from './publitio-stand-in';
import { startShop } from './shop';

/** A shop whose account at Publitio others use as well, emptied after each test and closed after the last. */
export async function startAdoptingShop() {
  const publitio = await startPublitio();
  const { library } = publitio;
  const provider = publitioProvider({ ...publitio.options, onFault: () => undefined });
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
    /** A picture that its owner has put there in another way. */
    add: (
      public_id: string,
      said: Readonly<Record<string, string>> = {},
      bytes: Buffer = photoBytes,
    ) => library.add(bytes, { public_id, ...said }),
    adopter: () => adopterOf(shop, provider),
    titles: async () => (await adoptedRows(shop)).map(({ title }) => title),
  };
}
