import { afterAll, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { shopBusy } from '#contract/core/messages';
import { demoImages } from '#demo/photographs';
import { gatedProvider } from '../testing/gated-provider';
import { asLibrarian } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { startShop } from '../testing/shop';
import { takeUploadSnapshot } from '../testing/traces';
import { listUploadFolders } from '../testing/uploads-in';

const { provider, open, storing } = gatedProvider();
const shop = await startShop({ publitio: provider });
afterAll(shop.close);

/** Four uploads in progress and fifty waiting. */
const room = 4 + 50;

test('POST /api/media/files queues 54 of 70 concurrent uploads and answers 503 to the rest', async () => {
  const { upload } = await asLibrarian(shop);
  const bytes = await createPlainImage(8, 8).png().toBuffer();
  const before = await takeUploadSnapshot(shop);
  const uploads = Array.from({ length: 70 }, (_, number) =>
    upload([{ name: `${number}.png`, bytes }], {
      privacy: 'private',
      language: languages[number % 2] ?? 'en',
    }),
  );
  await expect.poll(storing).toBe(4);
  await expect.poll(() => listUploadFolders(shop)).toHaveLength(room);

  const image = `/api/media/optimize/${demoImages[0]?.id}?width=320`;
  for (const path of ['/api/products', '/api/media/files?limit=3', image]) {
    expect((await shop.sendRequest(path)).status).toBe(200);
  }
  expect(storing()).toBe(4);

  open();
  const all = await Promise.all(uploads);
  const rejected = all.filter(({ status }) => status !== 201);
  expect(all.length - rejected.length).toBe(room);
  for (const { status, headers, json } of rejected) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(languages.map((language) => ({ message: shopBusy[language] }))).toContainEqual(json);
  }
  const { received, files } = await takeUploadSnapshot(shop);
  expect(received).toEqual([]);
  expect(files).toHaveLength(before.files.length + room);
  expect(shop.logged).toEqual([]);
});
