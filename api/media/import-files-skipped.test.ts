import { describe, expect, test } from 'vitest';
import { createDeferred } from '../testing/deferred';
import { defaultMetadata } from '../testing/insert-library-file';
import { createBlackPng } from '../testing/malformed-images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { photoBytes } from '../testing/multipart';
import { createImporter, findImportedRows } from '../testing/publitio-import';
import { startPublitioImportServer } from '../testing/publitio-import-server';

const {
  publitio,
  library,
  provider,
  server,
  addFile,
  createImporter: startImporter,
  listTitles,
} = await startPublitioImportServer();
const mediaClient = await createMediaClient(server);
const getDownloadCalls = () =>
  publitio.calls.filter(({ name }) => /^GET \/(download|file)$/.test(name));
const findFolder = (name: string) => server.database('media_folders').where({ name }).first();

describe('importing files from Publitio', () => {
  test('skips and logs invalid files once and imports the others', async () => {
    const text = addFile('text', {}, Buffer.from('This is no picture.'));
    const huge = addFile('huge', { folder: 'f1' }, createBlackPng(10_000, 10_000));
    library.folders.set('f1', { id: 'f1', name: 'Broken file' });
    addFile('film', { type: 'video' });
    addFile('good');
    const { run, logged } = startImporter();
    await run();
    await run();
    expect(await listTitles()).toEqual(['good']);
    expect(getDownloadCalls()).toHaveLength(3);
    expect(logged.map(({ storedName }) => storedName)).toEqual([text, huge]);
    expect(await findFolder('Broken file')).toBeUndefined();
  });

  test('tries a file that Publitio denies three times and imports the others', async () => {
    const withheld = addFile('withheld', { privacy: '0' });
    addFile('good');
    const { run, logged } = startImporter();
    for (const _ of ['first', 'second']) await run();
    expect([await listTitles(), logged]).toEqual([['good'], []]);
    for (const _ of ['third', 'fourth']) await run();
    expect(logged).toMatchObject([
      { storedName: withheld, reason: expect.stringContaining('403') },
    ]);
  });

  test('skips a file after three failed runs so that later files are imported', async () => {
    const broken = addFile('broken');
    addFile('good');
    publitio.failCalls('html-502', 'GET /file', 9);
    const { run, logged } = startImporter();
    for (const _ of ['first', 'second', 'third']) {
      await expect(run()).rejects.toMatchObject({ isTransient: true });
    }
    await run();
    expect(await listTitles()).toEqual(['good']);
    expect(logged).toMatchObject([{ storedName: broken }]);
  });

  test('imports files in a later run when Publitio failed', async () => {
    addFile('first');
    addFile('second');
    publitio.failCalls('html-502', 'GET /file', 3);
    const { run, logged } = startImporter();
    await expect(run()).rejects.toMatchObject({ isTransient: true });
    expect(await listTitles()).toEqual([]);
    await run();
    expect(await listTitles()).toEqual(['first', 'second']);
    expect(logged).toEqual([]);
  });
});

describe('importing files from Publitio during uploads and deletions', () => {
  test('does not import an uploaded file again', async () => {
    const upload = await mediaClient.upload([{ name: 'plate.jpg', bytes: photoBytes }]);
    const { run } = startImporter();
    await run();
    await run();
    const [row, ...others] = await findImportedRows(server);
    expect([row.id, others]).toEqual([parseUploadedFile(upload).id, []]);
  });

  test('does not import a possible upload before the second run', async () => {
    await provider.store(photoBytes, defaultMetadata);
    const { run } = startImporter();
    await run();
    expect(await listTitles()).toEqual([]);
    await run();
    expect(await listTitles()).toEqual([defaultMetadata.title]);
  });

  test('does not import a file that is deleted after it was listed', async () => {
    const upload = await mediaClient.upload([{ name: 'plate.jpg', bytes: photoBytes }]);
    const { id } = parseUploadedFile(upload);
    const listingProvider = {
      name: provider.name,
      async *listFiles(signal: AbortSignal) {
        for await (const file of provider.listFiles(signal)) {
          await mediaClient.sendJson('DELETE', `/api/media/files/${id}`);
          yield { ...file, mayBeUpload: false, read: async () => photoBytes };
        }
      },
    };
    await createImporter(server, provider, { publitio: listingProvider }).run();
    expect(await listTitles()).toEqual([]);
  });
});

test('two processes that import the same file at once insert one row', async () => {
  addFile('contested', { tags: 'hero' });
  const bothReady = createDeferred();
  let runsWaiting = 0;
  const renditions = {
    async runWithPriority<T>(work: () => Promise<T>): Promise<T> {
      runsWaiting += 1;
      if (runsWaiting === 2) bothReady.release();
      await bothReady.promise;
      return work();
    },
  };
  const [firstImporter, secondImporter] = [1, 2].map(() =>
    createImporter(server, provider, { renditions }),
  );
  await Promise.all([firstImporter?.run(), secondImporter?.run()]);
  const [row, ...others] = await findImportedRows(server);
  expect(others).toEqual([]);
  expect(await server.library.find(row.id)).toMatchObject({ title: 'contested', tags: ['hero'] });
});
