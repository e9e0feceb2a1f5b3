import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { buildImageUrl } from '#contract/media/image-options';
import { addToLibrary } from '../testing/library-file';
import { createPlainImage } from '../testing/pictures';
import { createTestRenditions } from '../testing/plain-renditions';
import { listRenditions } from '../testing/renditions-in';
import { startShop, type TestShop } from '../testing/shop';
import { temporaryFolder } from '../testing/temporary-folder';
import { createProviderRegistry } from './providers/providers';
import { renderAhead } from './render-ahead';
import type { Rendition } from './rendition';
import type { StoredOriginal } from './store';

const shops: TestShop[] = [];
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close();
});

async function startShopWithImage(width: number, privacy: 'public' | 'private' = 'public') {
  const shop = await startShop();
  shops.push(shop);
  const bytes = await createPlainImage(width, 90).jpeg().toBuffer();
  const url = await addToLibrary(shop, 'new', bytes, { privacy });
  const original = await shop.library.findOriginal('new');
  if (!original) throw new Error('The original is missing.');
  return { shop, url, original };
}

const inBrowser = { headers: { Accept: 'image/avif,image/webp,*/*' } };

function plannedFor({ provider }: TestShop, original: StoredOriginal): Rendition[] {
  const planned: Rendition[] = [];
  const renditions = { makeAhead: (rendition: Rendition) => void planned.push(rendition) };
  renderAhead({ renditions, providers: createProviderRegistry('disk', provider) }, original);
  return planned;
}

describe('prerenderImage', () => {
  test('plans AVIF images in the widths that pages offer, smallest first', async () => {
    const { shop, original } = await startShopWithImage(800);
    const planned = plannedFor(shop, original).map(({ options }) => options);
    expect(planned.map(({ width }) => width)).toEqual([320, 480, 640, 768]);
    expect(planned.map(({ quality }) => quality)).toEqual([70, 70, 70, 75]);
    expect(new Set(planned.map(({ format }) => format))).toEqual(new Set(['avif']));
  });

  test('plans a small image once, in its own size', async () => {
    const { shop, original } = await startShopWithImage(100);
    expect(plannedFor(shop, original).map(({ options }) => options.width)).toEqual([100]);
  });

  test('does not plan a private image', async () => {
    const { shop, original } = await startShopWithImage(800, 'private');
    expect(plannedFor(shop, original)).toEqual([]);
  });

  test('makes the first request for a new image answer AVIF', async () => {
    const { shop, url, original } = await startShopWithImage(500);
    const renditions = createTestRenditions(`${shop.dataFolder}/renditions`);
    renderAhead({ renditions, providers: createProviderRegistry('disk', shop.provider) }, original);
    const planned = plannedFor(shop, original);
    for (const { key } of planned) await expect.poll(() => renditions.isMade(key)).toBe(true);
    await renditions.stop();
    for (const width of [320, 480]) {
      const { headers, bytes } = await shop.sendRequest(buildImageUrl(url, width), inBrowser);
      expect(headers['content-type']).toBe('image/avif');
      expect((await sharp(bytes).metadata()).width).toBe(width);
    }
    expect(listRenditions(shop)).toHaveLength(2);
  });
});

test('prerenderImage() of many images does not delay a request', async () => {
  const { shop, original } = await startShopWithImage(500);
  const renditions = createTestRenditions(temporaryFolder(), { concurrency: 1 });
  const parts = { renditions, providers: createProviderRegistry('disk', shop.provider) };
  for (let number = 0; number < 300; number += 1) {
    renderAhead(parts, { ...original, content_hash: `picture ${number}` });
  }
  const [rendition] = plannedFor(shop, original);
  if (!rendition) throw new Error('Nothing is planned.');
  expect(await renditions.image(rendition)).toBeInstanceOf(Buffer);
  await renditions.stop();
});
