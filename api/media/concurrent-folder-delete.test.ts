import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { createMediaFolder } from '#contract/media/admin-endpoints';
import { mediaRules } from '#contract/media/admin-messages';
import { closedGate } from '../testing/gate';
import { gatedProvider } from '../testing/gated-provider';
import { asLibrarian, type Librarian, uploadedFile } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { startShop } from '../testing/shop';
import { temporaryFolder } from '../testing/temporary-folder';
import { diskProvider } from './providers/disk';
import type { MediaProvider } from './providers/provider';

const { path } = createMediaFolder;
const bytes = await createPlainImage(8, 8).png().toBuffer();

async function makeFolder({ send }: Librarian, name: string): Promise<string> {
  const { json } = await send('POST', path, { name });
  return v.parse(createMediaFolder.response, json).folder.id;
}

const removeFolder = async ({ send }: Librarian, id: string): Promise<number> =>
  (await send('DELETE', `${path}/${id}`)).status;

test('POST /api/media/files stores the file without a folder if its folder is deleted during the upload', async () => {
  const { provider, open, storing } = gatedProvider();
  const shop = await startShop({ publitio: provider });
  afterAll(shop.close);
  const librarian = await asLibrarian(shop);
  const folder_id = await makeFolder(librarian, 'Bodas');
  const uploads = [1, 2].map(() => librarian.upload([{ name: 'a.png', bytes }], { folder_id }));
  await expect.poll(storing).toBe(2);
  expect(await removeFolder(librarian, folder_id)).toBe(204);
  open();
  for (const upload of await Promise.all(uploads)) {
    const file = uploadedFile(upload);
    expect(file).toMatchObject({ folder_id: null, folder: null });
    expect((await librarian.sendRequest(`/api/media/files/${file.id}`)).json).toEqual({ file });
  }
});

test('PUT /api/media/files/:id answers 400 if the new folder is deleted at the same time', async () => {
  const gates: ReturnType<typeof closedGate>[] = [];
  const provider: MediaProvider = {
    ...diskProvider(temporaryFolder()),
    name: 'publitio',
    describe() {
      const gate = closedGate();
      gates.push(gate);
      return gate.opened;
    },
  };
  const shop = await startShop({ publitio: provider });
  afterAll(shop.close);
  const librarian = await asLibrarian(shop);
  const file = uploadedFile(await librarian.upload([{ name: 'a.png', bytes }]));
  for (const language of languages) {
    const folder_id = await makeFolder(librarian, 'Bodas');
    const seen = gates.length;
    const edit = { title: 'Pan', folder_id, language };
    const move = librarian.send('PUT', `/api/media/files/${file.id}`, edit);
    await expect.poll(() => gates.length).toBe(seen + 1);
    expect(await removeFolder(librarian, folder_id)).toBe(204);
    gates.at(-1)?.open();
    expect(await move).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'folder_id', message: mediaRules.folder[language] }] },
    });
    expect((await librarian.sendRequest(`/api/media/files/${file.id}`)).json).toEqual({ file });
  }
});
