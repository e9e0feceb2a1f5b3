import { afterAll, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import {
  createMediaFolder,
  deleteMediaFolder,
  listMediaFolders,
} from '#contract/media/admin-endpoints';
import { createAdminClient } from '../testing/admin-client';
import { startTestServer } from '../testing/test-server';
import { allDatabases } from './databases';
import { recordResponses } from './record-responses';

describe.each(allDatabases)('folders of the media library on %s', async (name, openDatabase) => {
  const server = await startTestServer({
    ...(openDatabase && { openDatabase }),
    ...recordResponses(name, 'media-folders'),
  });
  afterAll(server.close);

  test('DELETE /api/media/folders/:id removes an empty folder', async () => {
    const { sendJson, sendRequest } = await createAdminClient(server);
    const before = (await sendRequest(listMediaFolders.path)).text;
    const created = await sendJson('POST', createMediaFolder.path, {
      name: 'Figs',
      language: 'en',
    });
    const { folder } = JSON.parse(created.text);
    expect((await sendRequest(listMediaFolders.path)).text).toContain(folder.id);
    const url = buildUrl(deleteMediaFolder, { params: { id: folder.id } });
    expect(await sendJson('DELETE', url)).toMatchObject({ status: 204 });
    expect((await sendRequest(listMediaFolders.path)).text).toBe(before);
  });
});
