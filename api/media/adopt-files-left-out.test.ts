import { describe, expect, test } from 'vitest';
import { startAdoptingShop } from '../testing/adopting-shop';
import { adoptedRows, createImporter } from '../testing/adoption';
import { closedGate } from '../testing/gate';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { plainFacts } from '../testing/library-file';
import { photoBytes } from '../testing/multipart';
import { blackPng } from '../testing/odd-pictures';

const { publitio, library, provider, shop, add, adopter, titles } = await startAdoptingShop();
const librarian = await asLibrarian(shop);
const downloads = () => publitio.calls.filter(({ name }) => /^GET \/(download|file)$/.test(name));
const folderNamed = (name: string) => shop.database('media_folders').where({ name }).first();

describe('importing files from Publitio', () => {
  test('skips and logs invalid files once and imports the others', async () => {
    const text = add('text', {}, Buffer.from('This is no picture.'));
    const huge = add('huge', { folder: 'f1' }, blackPng(10_000, 10_000));
    library.folders.set('f1', { id: 'f1', name: 'Broken file' });
    add('film', { type: 'video' });
    add('good');
    const { run, logged } = adopter();
    await run();
    await run();
    expect(await titles()).toEqual(['good']);
    expect(downloads()).toHaveLength(3);
    expect(logged.map(({ storedName }) => storedName)).toEqual([text, huge]);
    expect(await folderNamed('Broken file')).toBeUndefined();
  });

  test('tries a file that Publitio denies three times and imports the others', async () => {
    const withheld = add('withheld', { privacy: '0' });
    add('good');
    const { run, logged } = adopter();
    for (const _ of ['first', 'second']) await run();
    expect([await titles(), logged]).toEqual([['good'], []]);
    for (const _ of ['third', 'fourth']) await run();
    expect(logged).toMatchObject([
      { storedName: withheld, reason: expect.stringContaining('403') },
    ]);
  });

  test('skips a file after three failed runs so that later files are imported', async () => {
    const broken = add('broken');
    add('good');
    publitio.misbehave('html-502', 'GET /file', 9);
    const { run, logged } = adopter();
    for (const _ of ['first', 'second', 'third']) {
      await expect(run()).rejects.toMatchObject({ mayPass: true });
    }
    await run();
    expect(await titles()).toEqual(['good']);
    expect(logged).toMatchObject([{ storedName: broken }]);
  });

  test('imports files in a later run when Publitio failed', async () => {
    add('first');
    add('second');
    publitio.misbehave('html-502', 'GET /file', 3);
    const { run, logged } = adopter();
    await expect(run()).rejects.toMatchObject({ mayPass: true });
    expect(await titles()).toEqual([]);
    await run();
    expect(await titles()).toEqual(['first', 'second']);
    expect(logged).toEqual([]);
  });
});

describe('importing files from Publitio during uploads and deletions', () => {
  test('does not import an uploaded file again', async () => {
    const upload = await librarian.upload([{ name: 'plate.jpg', bytes: photoBytes }]);
    const { run } = adopter();
    await run();
    await run();
    const [row, ...others] = await adoptedRows(shop);
    expect([row.id, others]).toEqual([uploadedFile(upload).id, []]);
  });

  test('does not import a possible upload before the second run', async () => {
    await provider.store(photoBytes, plainFacts);
    const { run } = adopter();
    await run();
    expect(await titles()).toEqual([]);
    await run();
    expect(await titles()).toEqual([plainFacts.title]);
  });

  test('does not import a file that is deleted after it was listed', async () => {
    const upload = await librarian.upload([{ name: 'plate.jpg', bytes: photoBytes }]);
    const { id } = uploadedFile(upload);
    const listedBefore = {
      name: provider.name,
      async *files(signal: AbortSignal) {
        for await (const file of provider.files(signal)) {
          await librarian.send('DELETE', `/api/media/files/${id}`);
          yield { ...file, mayBeUpload: false, read: async () => photoBytes };
        }
      },
    };
    await createImporter(shop, provider, { publitio: listedBefore }).run();
    expect(await titles()).toEqual([]);
  });
});

test('two processes that import the same file at once insert one row', async () => {
  add('contested', { tags: 'hero' });
  const bothHaveIt = closedGate();
  let arrived = 0;
  const renditions = {
    async inTurn<T>(work: () => Promise<T>): Promise<T> {
      arrived += 1;
      if (arrived === 2) bothHaveIt.open();
      await bothHaveIt.opened;
      return work();
    },
  };
  const [one, other] = [1, 2].map(() => createImporter(shop, provider, { renditions }));
  await Promise.all([one?.run(), other?.run()]);
  const [row, ...others] = await adoptedRows(shop);
  expect(others).toEqual([]);
  expect(await shop.library.find(row.id)).toMatchObject({ title: 'contested', tags: ['hero'] });
});
