import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { createMediaFolder } from '#contract/media/admin-endpoints';
import { createProduct } from '#contract/products/admin-endpoints';
import { gatedProvider } from '../testing/gated-provider';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { startShop } from '../testing/shop';
import { shopAsker } from './ask-shop';
import { databases } from './databases';
import { posting } from './posting';
import { creating, form } from './product-requests';

const atOnce = 8;
const bytes = await createPlainImage(8, 8).png().toBuffer();

describe.each(databases)('concurrent writes on %s', async (_name, openDatabase) => {
  const { provider, open, storing } = gatedProvider();
  const shop = await startShop({
    trustedProxies: 1,
    publitio: provider,
    ...(openDatabase && { openDatabase }),
  });
  afterAll(shop.close);
  const send = shopAsker(shop);

  test(`POST ${sendContactMessage.path} stores one message for ${atOnce} concurrent requests with the same key`, async () => {
    const message = { name: 'Elena', email: 'elena@example.com', message: 'A board for twelve.' };
    const headers = { 'Idempotency-Key': '4e6b3c1e-7f0a-4a51-9a3b-0d3a5a8f7c01' };
    const post = posting('sendContactMessage', 'a message', message, { headers });
    const responses = await Promise.all(Array.from({ length: atOnce }, () => send(post)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(post.status);
    expect(await shop.database('contact_messages')).toHaveLength(1);
  });

  test(`POST ${createProduct.path} gives a SKU to only one of ${atOnce} concurrent requests`, async () => {
    // Signs in first.
    await send(creating('another SKU', { ...form, sku: 'LH-FIG' }));
    const post = creating('a SKU', { ...form, sku: 'LH-RACE' });
    const responses = await Promise.all(Array.from({ length: atOnce }, () => send(post)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(atOnce - 1).fill(409)]);
    expect(await shop.database('products').where({ sku: 'LH-RACE' })).toHaveLength(1);
  });

  test('an upload into a folder that is deleted in the meantime has no folder', async () => {
    const librarian = await asLibrarian(shop);
    const { json } = await librarian.send('POST', createMediaFolder.path, { name: 'Bodas' });
    const folder_id = v.parse(createMediaFolder.response, json).folder.id;
    const upload = librarian.upload([{ name: 'plate.png', bytes }], { folder_id });
    await expect.poll(storing).toBe(1);
    const path = `${createMediaFolder.path}/${folder_id}`;
    expect((await librarian.send('DELETE', path)).status).toBe(204);
    open();
    expect(uploadedFile(await upload)).toMatchObject({ folder_id: null, folder: null });
  });
});
