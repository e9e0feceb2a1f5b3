import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { buildImageUrl } from '#contract/media/image-options';
import { createPlainImage } from '../testing/images';
import { insertLibraryFile } from '../testing/insert-library-file';
import { listRenditions } from '../testing/list-renditions';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createTestRenditions } from '../testing/test-renditions';
import { startTestServer, type TestServer } from '../testing/test-server';
import type { StoredOriginal } from './media-store';
import { prerenderFirstScreens, prerenderImage } from './prerender-image';
import { createProviderRegistry } from './providers/provider-registry';
import type { Rendition } from './rendition';

const shops: TestServer[] = [];
afterEach(async () => {
  for (const server of shops.splice(0)) await server.close();
});

async function startShopWithImage(width: number, privacy: 'public' | 'private' = 'public') {
  const server = await startTestServer();
  shops.push(server);
  const bytes = await createPlainImage(width, 90).jpeg().toBuffer();
  const url = await insertLibraryFile(server, 'new', bytes, { privacy });
  const original = await server.library.findOriginal('new');
  if (!original) throw new Error('The original is missing.');
  return { server, url, original };
}

const browserRequest = { headers: { Accept: 'image/avif,image/webp,*/*' } };

function collectPlanned({ provider }: TestServer, original: StoredOriginal): Rendition[] {
  const planned: Rendition[] = [];
  const renditions = { prerender: (rendition: Rendition) => void planned.push(rendition) };
  prerenderImage({ renditions, providers: createProviderRegistry('disk', provider) }, original);
  return planned;
}

describe('prerenderImage', () => {
  test('plans AVIF images in the widths that pages offer, smallest first', async () => {
    const { server, original } = await startShopWithImage(800);
    const planned = collectPlanned(server, original).map(({ options }) => options);
    expect(planned.map(({ width }) => width)).toEqual([320, 480, 640, 768]);
    expect(planned.map(({ quality }) => quality)).toEqual([70, 70, 70, 75]);
    expect(new Set(planned.map(({ format }) => format))).toEqual(new Set(['avif']));
  });

  test('plans a small image once, in its own size', async () => {
    const { server, original } = await startShopWithImage(100);
    expect(collectPlanned(server, original).map(({ options }) => options.width)).toEqual([100]);
  });

  test('does not plan a private image', async () => {
    const { server, original } = await startShopWithImage(800, 'private');
    expect(collectPlanned(server, original)).toEqual([]);
  });

  test('makes the first request for a new image answer AVIF', async () => {
    const { server, url, original } = await startShopWithImage(500);
    const renditions = createTestRenditions(`${server.dataFolder}/renditions`);
    prerenderImage(
      { renditions, providers: createProviderRegistry('disk', server.provider) },
      original,
    );
    const planned = collectPlanned(server, original);
    for (const { key } of planned) await expect.poll(() => renditions.isCached(key)).toBe(true);
    await renditions.stop();
    for (const width of [320, 480]) {
      const { headers, bytes } = await server.sendRequest(
        buildImageUrl(url, width),
        browserRequest,
      );
      expect(headers['content-type']).toBe('image/avif');
      expect((await sharp(bytes).metadata()).width).toBe(width);
    }
    expect(listRenditions(server)).toHaveLength(2);
  });
});

test('prerenderFirstScreens() plans the widths of phones first, for all images', async () => {
  const { server, original } = await startShopWithImage(800);
  const planned: string[] = [];
  const renditions = {
    prerender: ({ key, options }: Rendition) => void planned.push(`${key} ${options.width}`),
  };
  const providers = createProviderRegistry('disk', server.provider);
  const originals = [original, { ...original, content_hash: 'other' }];
  prerenderFirstScreens({ renditions, providers }, originals);
  const widths = [...new Set(planned)].map((entry) => Number(entry.split(' ')[1]));
  expect(widths).toEqual([640, 768, 640, 768, 320, 480, 320, 480]);
});

test('prerenderImage() of many images does not delay a request', async () => {
  const { server, original } = await startShopWithImage(500);
  const renditions = createTestRenditions(createTemporaryFolder(), { concurrency: 1 });
  const dependencies = { renditions, providers: createProviderRegistry('disk', server.provider) };
  for (let number = 0; number < 300; number += 1) {
    prerenderImage(dependencies, { ...original, content_hash: `picture ${number}` });
  }
  const [rendition] = collectPlanned(server, original);
  if (!rendition) throw new Error('Nothing is planned.');
  expect(await renditions.getImage(rendition)).toBeInstanceOf(Buffer);
  await renditions.stop();
});
