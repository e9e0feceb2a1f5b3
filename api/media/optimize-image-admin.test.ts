import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { imageOptions } from '#contract/media/schema';
import type { HandlerContext, StreamedBytes } from '../dispatch/handler';
import { clientClosedError } from '../dispatch/http-error';
import { createPlainImage } from '../testing/images';
import { defaultMetadata, insertLibraryFile } from '../testing/insert-library-file';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createTestRenditions } from '../testing/test-renditions';
import { startTestServer } from '../testing/test-server';
import { visitorContext } from '../testing/visitor-context';
import { createOptimizeImageHandler } from './optimize-image';
import { createProviderRegistry } from './providers/provider-registry';

const server = await startTestServer();
afterAll(server.close);

await insertLibraryFile(
  server,
  'plate',
  await createPlainImage(800, 600, '#902020').jpeg().toBuffer(),
);
await insertLibraryFile(server, 'hidden', await createPlainImage(80, 60).jpeg().toBuffer(), {
  privacy: 'private',
});
await insertLibraryFile(
  server,
  'leaf',
  await createPlainImage(400, 200, '#ffffff').png().toBuffer(),
);
await insertLibraryFile(server, 'broken', await createPlainImage(40, 20).png().toBuffer());
await server
  .database('media_files')
  .where({ id: 'broken' })
  .update({ stored_name: await server.provider.store(Buffer.from('no picture'), defaultMetadata) });
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const noisyImage = sharp({
  create: { width: 400, height: 300, channels: 3, background: '#808080', noise },
});
await insertLibraryFile(server, 'grainy', await noisyImage.png().toBuffer());
await insertLibraryFile(server, 'gone', await createPlainImage(40, 20).png().toBuffer());
await server.database('media_files').where({ id: 'gone' }).update({ stored_name: 'nothing' });

const handler = createOptimizeImageHandler({
  store: server.library,
  providers: createProviderRegistry('disk', server.provider),
  renditions: createTestRenditions(createTemporaryFolder()),
});

let adminChecks = 0;
beforeEach(() => {
  adminChecks = 0;
});

/** Resolves to the served image with its bytes. */
async function requestAs(
  role: 'admin' | 'visitor',
  id: string,
  query: string,
  signal = new AbortController().signal,
) {
  const caller: HandlerContext = {
    ...visitorContext,
    accepts: (type) => type === 'image/webp',
    async isAdmin() {
      adminChecks += 1;
      return role === 'admin';
    },
    signal,
  };
  const rawQuery = Object.fromEntries(new URLSearchParams(query));
  const request = { params: { id }, query: v.parse(imageOptions, rawQuery) };
  const { image } = await handler({ ...request, body: undefined, files: undefined }, caller);
  const bytes = await image.getBytes();
  return { ...image, bytes: await toBuffer(bytes) };
}

async function toBuffer(bytes: Uint8Array | StreamedBytes): Promise<Buffer> {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes);
  if (!(bytes.stream instanceof Readable)) throw new TypeError('This stream is not Readable.');
  return buffer(bytes.stream);
}

const readSize = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

describe('GET /api/media/optimize/:id for admins', () => {
  test.each([
    ['width=333', 333, 250],
    ['width=0', 1, 1],
    ['height=99', 132, 99],
    ['width=99999', 800, 600],
    ['width=100&height=77&crop=fill', 100, 77],
    ['width=1000&height=100&crop=fill', 800, 80],
    ['width=100&height=30&crop=limit', 40, 30],
  ])('serves any size up to the original: %s', async (query, width, height) => {
    expect(await readSize((await requestAs('admin', 'plate', query)).bytes)).toEqual([
      width,
      height,
    ]);
  });

  test('serves any quality', async () => {
    const [low, high] = [
      await requestAs('admin', 'grainy', 'width=321&quality=1'),
      await requestAs('admin', 'grainy', 'width=321&quality=100'),
    ];
    expect(low.etag).not.toBe(high.etag);
    expect(low.bytes.length).toBeLessThan(high.bytes.length);
  });

  test('serves grayscale and blurred images', async () => {
    const queries = ['', '&grayscale=true', '&blur=3', '&blur=3&grayscale=true'];
    const images = await Promise.all(
      queries.map((query) => requestAs('admin', 'plate', `width=320&format=png${query}`)),
    );
    expect(new Set(images.map(({ etag }) => etag)).size).toBe(4);
    const { channels } = await sharp(images[1]?.bytes).toColourspace('srgb').stats();
    const means = channels.slice(0, 3).map(({ mean }) => Math.round(mean));
    expect(new Set(means).size).toBe(1);
  });

  test('serves a watermark, which changes the entity tag', async () => {
    const at = (position: string) =>
      requestAs('admin', 'plate', `width=400&watermark_id=leaf&watermark_position=${position}`);
    const [top, bottom] = [await at('top-left'), await at('bottom-right')];
    expect(top.etag).not.toBe(bottom.etag);
    const brightness = async (bytes: Buffer, left: number, tops: number) =>
      (
        await sharp(
          await sharp(bytes).extract({ left, top: tops, width: 20, height: 10 }).toBuffer(),
        ).stats()
      ).channels[1]?.mean;
    expect(await brightness(top.bytes, 15, 15)).toBeGreaterThan(220);
    expect(await brightness(bottom.bytes, 15, 15)).toBeLessThan(90);
    expect(await brightness(bottom.bytes, 360, 275)).toBeGreaterThan(220);
  });

  test.each(['nothing', 'broken', 'gone', ''])('answers 400 for the watermark %j', async (id) => {
    const request = requestAs('admin', 'plate', `width=320&watermark_id=${id}`);
    await expect(request).rejects.toMatchObject({
      status: 400,
      problem: { issues: [{ path: 'watermark_id' }] },
    });
  });

  test('serves private files', async () => {
    const { bytes, cacheControl } = await requestAs('admin', 'hidden', 'v=x');
    expect(await readSize(bytes)).toEqual([80, 60]);
    expect(cacheControl).toMatch(/^private/);
  });

  test.each(['width=333', 'width=320&blur=1', 'width=320&watermark_id=leaf', 'quality=33'])(
    'sends Cache-Control: private, no-cache for %s',
    async (query) => {
      const { cacheControl } = await requestAs('admin', 'plate', query);
      expect(cacheControl).toBe('private, no-cache');
    },
  );

  test('serves the visitors’ image for the visitors’ options', async () => {
    const query = 'width=320&quality=70';
    const [adminImage, visitorImage] = [
      await requestAs('admin', 'plate', query),
      await requestAs('visitor', 'plate', query),
    ];
    expect(adminImage.etag).toBe(visitorImage.etag);
    expect(adminImage.cacheControl).toBe('no-cache');
  });
});

describe('GET /api/media/optimize/:id for visitors', () => {
  test('serves a documented size without effects for any options', async () => {
    const plainImage = await requestAs('visitor', 'plate', 'width=320');
    for (const query of ['width=320&blur=9', 'width=299', 'width=320&watermark_id=nothing']) {
      const { etag, bytes } = await requestAs('visitor', 'plate', query);
      expect(etag).toBe(plainImage.etag);
      expect(bytes.equals(plainImage.bytes)).toBe(true);
    }
  });

  test('answers 404 for private files', async () => {
    await expect(requestAs('visitor', 'hidden', 'width=320')).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('admin check of GET /api/media/optimize/:id', () => {
  test.each([
    '',
    'width=640',
    'width=400&height=400&crop=fill&quality=70&format=webp',
    'blur=0',
    'v=x',
  ])('is skipped when the image is the same for everyone: %j', async (query) => {
    await requestAs('visitor', 'plate', query);
    expect(adminChecks).toBe(0);
  });

  test('happens once when the image depends on it', async () => {
    await requestAs('admin', 'plate', 'width=641');
    await requestAs('admin', 'hidden', 'width=641&watermark_id=leaf');
    expect(adminChecks).toBe(2);
  });
});

test.each(['admin', 'visitor'] as const)(
  'GET /api/media/optimize/:id renders nothing for an %s whose request was aborted',
  async (role) => {
    const request = requestAs(
      role,
      'grainy',
      'width=222&blur=2',
      AbortSignal.abort(clientClosedError()),
    );
    await expect(request).rejects.toMatchObject({ status: 499 });
  },
);
