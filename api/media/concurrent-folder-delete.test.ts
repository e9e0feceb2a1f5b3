import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { createMediaFolder } from '#contract/media/admin-endpoints';
import { mediaMessages } from '#contract/media/admin-messages';
import { createBlockedProvider } from '../testing/blocked-provider';
import { createDeferred } from '../testing/deferred';
import { createPlainImage } from '../testing/images';
import { createMediaClient, type MediaClient, parseUploadedFile } from '../testing/media-client';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { startTestServer } from '../testing/test-server';
import { createDiskProvider } from './providers/disk-provider';
import type { MediaProvider } from './providers/media-provider';

const { path } = createMediaFolder;
const bytes = await createPlainImage(8, 8).png().toBuffer();

async function createFolder({ sendJson }: MediaClient, name: string): Promise<string> {
  const { json } = await sendJson('POST', path, { name });
  return v.parse(createMediaFolder.response, json).folder.id;
}

const deleteFolder = async ({ sendJson }: MediaClient, id: string): Promise<number> =>
  (await sendJson('DELETE', `${path}/${id}`)).status;

test('POST /api/media/files stores the file without a folder if its folder is deleted during the upload', async () => {
  const { provider, release, countPending } = createBlockedProvider();
  const server = await startTestServer({ publitio: provider });
  afterAll(server.close);
  const mediaClient = await createMediaClient(server);
  const folder_id = await createFolder(mediaClient, 'Bodas');
  const uploads = [1, 2].map(() => mediaClient.upload([{ name: 'a.png', bytes }], { folder_id }));
  await expect.poll(countPending).toBe(2);
  expect(await deleteFolder(mediaClient, folder_id)).toBe(204);
  release();
  for (const upload of await Promise.all(uploads)) {
    const file = parseUploadedFile(upload);
    expect(file).toMatchObject({ folder_id: null, folder: null });
    expect((await mediaClient.sendRequest(`/api/media/files/${file.id}`)).json).toEqual({ file });
  }
});

test('PUT /api/media/files/:id answers 400 if the new folder is deleted at the same time', async () => {
  const editGates: ReturnType<typeof createDeferred>[] = [];
  const provider: MediaProvider = {
    ...createDiskProvider(createTemporaryFolder()),
    name: 'publitio',
    updateMetadata() {
      const gate = createDeferred();
      editGates.push(gate);
      return gate.promise;
    },
  };
  const server = await startTestServer({ publitio: provider });
  afterAll(server.close);
  const mediaClient = await createMediaClient(server);
  const file = parseUploadedFile(await mediaClient.upload([{ name: 'a.png', bytes }]));
  for (const language of languages) {
    const folder_id = await createFolder(mediaClient, 'Bodas');
    const gatesBefore = editGates.length;
    const edit = { title: 'Pan', folder_id, language };
    const move = mediaClient.sendJson('PUT', `/api/media/files/${file.id}`, edit);
    await expect.poll(() => editGates.length).toBe(gatesBefore + 1);
    expect(await deleteFolder(mediaClient, folder_id)).toBe(204);
    editGates.at(-1)?.release();
    expect(await move).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'folder_id', message: mediaMessages.folder[language] }] },
    });
    expect((await mediaClient.sendRequest(`/api/media/files/${file.id}`)).json).toEqual({ file });
  }
});
