import { availableParallelism } from 'node:os';
import { afterAll, afterEach, expect, test } from 'vitest';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { demoImages } from '#demo/images';
import { clientClosedError } from '../dispatch/http-error';
import { startFakePublitio } from '../testing/fake-publitio';
import { createPlainImage } from '../testing/images';
import { insertLibraryFile } from '../testing/insert-library-file';
import { postFiles } from '../testing/post-requests';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createTestRenditions } from '../testing/test-renditions';
import { startTestServer } from '../testing/test-server';
import { visitorContext } from '../testing/visitor-context';
import { createDiskCache } from './disk-cache';
import { createDownloadHandler } from './download-file';
import { createProviderRegistry } from './providers/provider-registry';
import { createPublitioProvider } from './providers/publitio/publitio-provider';

const publitio = await startFakePublitio();
const options = { ...publitio.options, onError: () => undefined };
const cache = createDiskCache(createTemporaryFolder(), { maxBytes: 1e6, onError: () => undefined });
const provider = createPublitioProvider({ ...options, cache });
const server = await startTestServer({ publitio: provider });
const uncachedProvider = createPublitioProvider(options);
afterAll(server.close);
afterEach(publitio.reset);

const getCallNames = () => publitio.calls.map(({ name }) => name);
const createImage = (width: number) => createPlainImage(width, 30).jpeg().toBuffer();

test('aborting an admin’s download ends the wait for its original at Publitio', async () => {
  await insertLibraryFile({ ...server, provider: uncachedProvider }, 'left', await createImage(39));
  publitio.failCalls('hangs', 'GET /files/show');
  const controller = new AbortController();
  const download = createDownloadHandler({
    store: server.library,
    providers: createProviderRegistry('publitio', server.provider, provider),
    renditions: createTestRenditions(createTemporaryFolder()),
  });
  const { image } = await download(
    { params: { id: 'left' }, query: undefined, body: undefined, files: undefined },
    { ...visitorContext, isAdmin: async () => true, signal: controller.signal },
  );
  const bytes = image.getBytes();
  await expect.poll(getCallNames).toContain('GET /files/show');
  controller.abort(clientClosedError());
  await expect(bytes).rejects.toMatchObject({ status: 499 });
});

test('images on disk and uploads are processed while originals at Publitio hang', async () => {
  const urls: string[] = [];
  for (let core = 0; core < availableParallelism(); core += 1) {
    const bytes = await createImage(40 + core);
    urls.push(
      await insertLibraryFile({ ...server, provider: uncachedProvider }, `far${core}`, bytes),
    );
  }
  publitio.failCalls('hangs', 'GET /files/show');
  const responses = Promise.all(urls.map((url) => server.sendRequest(`${url}&width=320`)));
  await expect.poll(getCallNames).toContain('GET /files/show');

  const diskResponse = await server.sendRequest(
    `/api/media/optimize/${demoImages[0]?.id}?width=320`,
  );
  expect(diskResponse.status).toBe(200);
  const { path } = sendSubmissionPhotos;
  const photo = { name: 'plate.jpg', bytes: await createImage(30) };
  const uploadResponse = await postFiles(server, path, [photo]);
  expect(uploadResponse.status).toBe(201);

  await publitio.close();
  for (const { status } of await responses) expect(status).toBe(502);
});
