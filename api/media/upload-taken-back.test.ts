import { afterAll, expect, test } from 'vitest';
import { gatedProvider } from '../testing/gated-provider';
import { asLibrarian } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { beginUpload } from '../testing/raw-upload';
import { startShop } from '../testing/shop';
import { takeUploadSnapshot } from '../testing/traces';

const { provider, open, storing } = gatedProvider();
const shop = await startShop({ publitio: provider });
afterAll(shop.close);
const librarian = await asLibrarian(shop);

test('POST /api/media/files canceled while storing leaves nothing and keeps its slot until it ends', async () => {
  const bytes = await createPlainImage(8, 8).png().toBuffer();
  const before = await takeUploadSnapshot(shop);
  const begin = () => beginUpload(shop, librarian, { name: 'a.png', bytes }, 1);
  const takenBack = await Promise.all(Array.from({ length: 4 }, begin));
  await expect.poll(storing).toBe(4);
  const next = await begin();
  for (const { socket } of takenBack) socket.destroy();
  // After these responses the server has noticed the closed connections.
  for (let times = 0; times < 5; times += 1) {
    expect((await shop.sendRequest('/api/products')).status).toBe(200);
  }
  expect(storing()).toBe(4);
  open();
  expect(await next.readResponse()).toMatch(/^HTTP\/1.1 201 /);
  const { received, files } = await takeUploadSnapshot(shop);
  expect(received).toEqual([]);
  expect(files).toHaveLength(before.files.length + 1);
});
