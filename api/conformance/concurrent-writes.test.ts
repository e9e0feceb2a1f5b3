import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { createMediaFolder } from '#contract/media/admin-endpoints';
import { addProductImage, createProduct } from '#contract/products/admin-endpoints';
import { createBlockedProvider } from '../testing/blocked-provider';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';
import { buildJsonRequest } from './build-request';
import { createClient } from './create-client';
import { allDatabases } from './databases';
import { buildCreate, buildWrite, figsId, validProduct } from './product-request-builders';

const concurrency = 8;
const bytes = await createPlainImage(8, 8).png().toBuffer();

describe.each(allDatabases)('concurrent writes on %s', async (_name, openDatabase) => {
  const { provider, release, countPending } = createBlockedProvider();
  const server = await startTestServer({
    trustedProxies: 1,
    publitio: provider,
    ...(openDatabase && { openDatabase }),
  });
  afterAll(server.close);
  const send = createClient(server);

  test(`POST ${sendContactMessage.path} stores one message for ${concurrency} concurrent requests with the same key`, async () => {
    const message = { name: 'Elena', email: 'elena@example.com', message: 'A board for twelve.' };
    const headers = { 'Idempotency-Key': '4e6b3c1e-7f0a-4a51-9a3b-0d3a5a8f7c01' };
    const request = buildJsonRequest('sendContactMessage', 'a message', message, { headers });
    const responses = await Promise.all(Array.from({ length: concurrency }, () => send(request)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(request.status);
    expect(await server.database('contact_messages')).toHaveLength(1);
  });

  test(`POST ${createProduct.path} gives a SKU to only one of ${concurrency} concurrent requests`, async () => {
    // Signs in first.
    await send(buildCreate('another SKU', { ...validProduct, sku: 'LH-FIG' }));
    const request = buildCreate('a SKU', { ...validProduct, sku: 'LH-RACE' });
    const responses = await Promise.all(Array.from({ length: concurrency }, () => send(request)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(concurrency - 1).fill(409)]);
    expect(await server.database('products').where({ sku: 'LH-RACE' })).toHaveLength(1);
  });

  test('alt texts can be set while the same image is added to its product', async () => {
    const created = await send(buildCreate('a product', { ...validProduct, sku: 'LH-ALT' }));
    const { id } = v.parse(createProduct.response, JSON.parse(created.text));
    const addRequest = buildWrite(
      'addProductImage',
      'an image',
      { publitioId: figsId },
      { path: `/api/products/${id}/images` },
    );
    const image = v.parse(addProductImage.response, JSON.parse((await send(addRequest)).text));
    const alt = { en: 'Figs on a plate', es: 'Higos en un plato' };
    const setRequest = buildWrite(
      'setImageAlt',
      'alt texts',
      { alt },
      { path: `/api/products/images/${image.id}/alt` },
    );
    const statuses = new Set<number>();
    for (let round = 0; round < 10; round += 1) {
      const requests = [setRequest, addRequest, setRequest, addRequest, setRequest, addRequest];
      const responses = await Promise.all(requests.map(send));
      for (const { status } of responses) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([200, 409]);
  });

  test('an upload into a folder that is deleted in the meantime has no folder', async () => {
    const mediaClient = await createMediaClient(server);
    const { json } = await mediaClient.sendJson('POST', createMediaFolder.path, { name: 'Bodas' });
    const folder_id = v.parse(createMediaFolder.response, json).folder.id;
    const upload = mediaClient.upload([{ name: 'plate.png', bytes }], { folder_id });
    await expect.poll(countPending).toBe(1);
    const path = `${createMediaFolder.path}/${folder_id}`;
    expect((await mediaClient.sendJson('DELETE', path)).status).toBe(204);
    release();
    expect(parseUploadedFile(await upload)).toMatchObject({ folder_id: null, folder: null });
  });
});
