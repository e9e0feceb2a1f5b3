import { availableParallelism } from 'node:os';
import { afterAll, afterEach, expect, test } from 'vitest';
import { sendRestorationPhotos } from '#contract/inbox/endpoints';
import { demoImages } from '#demo/photographs';
import { callerLeft } from '../dispatch/problem';
import { visitor } from '../testing/caller';
import { addToLibrary } from '../testing/library-file';
import { createPlainImage } from '../testing/pictures';
import { createTestRenditions } from '../testing/plain-renditions';
import { postFiles } from '../testing/post';
import { startPublitio } from '../testing/publitio-stand-in';
import { startShop } from '../testing/shop';
import { temporaryFolder } from '../testing/temporary-folder';
import { createDiskCache } from './disk-cache';
import { downloadFile } from './download-file';
import { createProviderRegistry } from './providers/providers';
import { publitioProvider } from './providers/publitio/publitio';

const publitio = await startPublitio();
const patient = { ...publitio.options, onFault: () => undefined };
const cache = createDiskCache(temporaryFolder(), { mostBytes: 1e6, onError: () => undefined });
const provider = publitioProvider({ ...patient, cache });
const shop = await startShop({ publitio: provider });
const elsewhere = publitioProvider(patient);
afterAll(shop.close);
afterEach(publitio.reset);

const getCallNames = () => publitio.calls.map(({ name }) => name);
const createImage = (width: number) => createPlainImage(width, 30).jpeg().toBuffer();

test('aborting an admin’s download ends the wait for its original at Publitio', async () => {
  await addToLibrary({ ...shop, provider: elsewhere }, 'left', await createImage(39));
  publitio.misbehave('hangs', 'GET /files/show');
  const leaving = new AbortController();
  const download = downloadFile({
    store: shop.library,
    providers: createProviderRegistry('publitio', shop.provider, provider),
    renditions: createTestRenditions(temporaryFolder()),
  });
  const { image } = await download(
    { params: { id: 'left' }, query: undefined, body: undefined, files: undefined },
    { ...visitor, isAdministrator: async () => true, signal: leaving.signal },
  );
  const bytes = image.bytes();
  await expect.poll(getCallNames).toContain('GET /files/show');
  leaving.abort(callerLeft());
  await expect(bytes).rejects.toMatchObject({ status: 499 });
});

test('images on disk and uploads are processed while originals at Publitio hang', async () => {
  const urls: string[] = [];
  for (let core = 0; core < availableParallelism(); core += 1) {
    const bytes = await createImage(40 + core);
    urls.push(await addToLibrary({ ...shop, provider: elsewhere }, `far${core}`, bytes));
  }
  publitio.misbehave('hangs', 'GET /files/show');
  const responses = Promise.all(urls.map((url) => shop.sendRequest(`${url}&width=320`)));
  await expect.poll(getCallNames).toContain('GET /files/show');

  const near = await shop.sendRequest(`/api/media/optimize/${demoImages[0]?.id}?width=320`);
  expect(near.status).toBe(200);
  const { path } = sendRestorationPhotos;
  const photo = { name: 'plate.jpg', bytes: await createImage(30) };
  const sent = await postFiles(shop, path, [photo]);
  expect(sent.status).toBe(201);

  await publitio.close();
  for (const { status } of await responses) expect(status).toBe(502);
});
