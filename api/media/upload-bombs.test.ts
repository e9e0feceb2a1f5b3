import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { maxSidePixels } from '#contract/media/admin-image-options';
import { maxImagePixels } from '#contract/media/image-files';
import { maxImageWidth } from '#contract/media/image-options';
import { imageTooLarge } from '#contract/media/messages';
import { createPlainImage } from '../testing/images';
import {
  createAnimatedGif,
  createBlackPng,
  createPngChunk,
  forgePngSize,
  insertPngChunk,
} from '../testing/malformed-images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const upload = (bytes: Buffer) =>
  mediaClient.upload([{ name: 'a', bytes }], { privacy: 'private' });

/** Decoding eight of these images would need five times as much. */
const maxGrowthBytes = 1.5e9;
const initialMemory = process.memoryUsage().rss;

afterEach(async () => {
  expect(process.memoryUsage().rss - initialMemory).toBeLessThan(maxGrowthBytes);
  expect((await server.sendRequest('/api/products')).status).toBe(200);
});

const stillImage = await createPlainImage(60, 40).png().toBuffer();
const createFrames = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    create: { width: 16, height: 16, channels: 3 as const, background: { r: number, g: 0, b: 0 } },
  }));

const createAnimation = async (count: number) =>
  sharp(await Promise.all(createFrames(count).map((frame) => sharp(frame).png().toBuffer())), {
    join: { animated: true },
  });

describe('POST /api/media/files with decompression bombs', () => {
  test.each([
    ['300 megapixels in 40 kB', createBlackPng(20_000, 15_000)],
    ['16,000 by 16,000 pixels', createBlackPng(16_000, 16_000)],
    ['a header that claims two billion pixels', forgePngSize(stillImage, 46_340, 46_340)],
    ['a header that claims the maximum size', forgePngSize(stillImage, 2 ** 31 - 1, 2 ** 31 - 1)],
  ])('rejects %s without decoding', async (_, bytes) => {
    expect(bytes.length).toBeLessThan(50_000);
    const { status, json } = await upload(bytes);
    expect([413, 415]).toContain(status);
    if (status === 413)
      expect(json).toMatchObject({ message: imageTooLarge('a', maxImagePixels).en });
  });

  test('answers 413 for several bombs at once', async () => {
    const bomb = createBlackPng(20_000, 15_000);
    const responses = await Promise.all(Array.from({ length: 8 }, () => upload(bomb)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(413));
  });

  test('rejects a GIF whose frame claims the maximum size', async () => {
    const gif = Buffer.from(await createAnimatedGif(2));
    const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    gif.fill(0xff, frame + 5, frame + 9);
    expect([413, 415]).toContain((await upload(gif)).status);
  });

  test('uses the frame size of a GIF with a huge canvas', async () => {
    const gif = Buffer.from(await createAnimatedGif(2));
    gif.fill(0xff, 6, 10);
    expect(parseUploadedFile(await upload(gif))).toMatchObject({ width: 60, height: 40 });
  });

  test('answers 413 for a JPEG header with too many pixels', async () => {
    const jpeg = Buffer.from(await createPlainImage(16, 16).jpeg().toBuffer());
    const size = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
    for (const offset of [size, size + 2]) jpeg.writeUInt16BE(65_000, offset);
    expect((await upload(jpeg)).status).toBe(413);
  });
});

describe('POST /api/media/files with animations', () => {
  test('accepts a GIF of 2,000 frames and serves the first', async () => {
    const file = parseUploadedFile(await upload(await createAnimatedGif(2000)));
    expect(file).toMatchObject({ format: 'gif', width: 60, height: 40 });
    const { bytes } = await mediaClient.sendRequest(`${file.url_preview}&format=webp`);
    const { pages = 1, width, height } = await sharp(bytes).metadata();
    expect([pages, width, height]).toEqual([1, 60, 40]);
  });

  test('accepts a WebP of 200 frames and serves the first', async () => {
    const file = parseUploadedFile(
      await upload(await (await createAnimation(200)).webp().toBuffer()),
    );
    expect(file).toMatchObject({ format: 'webp', width: 16, height: 16 });
    const { bytes } = await mediaClient.sendRequest(`${file.url_preview}&format=webp`);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });
});

describe('POST /api/media/files with extreme aspect ratios', () => {
  test.each([
    [1, 20_000],
    [20_000, 1],
  ])('accepts %i by %i and serves it within the maximum size', async (width, height) => {
    const bytes = await createPlainImage(width, height).png().toBuffer();
    const file = parseUploadedFile(await mediaClient.upload([{ name: 'a', bytes }]));
    expect(file).toMatchObject({ width, height });
    for (const [ask, maxSide] of [
      [server.sendRequest, maxImageWidth],
      [mediaClient.sendRequest, maxSidePixels],
    ] as const) {
      for (const query of ['', '&width=321', '&height=401', '&width=401&height=401&crop=fill']) {
        for (const format of ['webp', 'jpeg', 'png']) {
          const image = await ask(`${file.url_preview}${query}&format=${format}`);
          expect(image.status, query).toBe(200);
          const outputMetadata = await sharp(image.bytes).metadata();
          expect(Math.max(outputMetadata.width, outputMetadata.height), query).toBeLessThanOrEqual(
            maxSide,
          );
        }
      }
      expect((await ask(file.url_download)).status).toBe(200);
    }
  });
});

describe('POST /api/media/files with compressed metadata', () => {
  const zeros = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
  const buildChunk = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), zeros]);

  test.each([
    ['a text', 'zTXt', 'Comment\0\0'],
    ['an international text', 'iTXt', 'Comment\0\x01\0\0\0'],
    ['a color profile', 'iCCP', 'profile\0\0'],
  ])('survives %s of 200 MB', async (_, type, start) => {
    const { status } = await upload(
      insertPngChunk(stillImage, createPngChunk(type, buildChunk(start))),
    );
    expect([201, 415]).toContain(status);
  });
});
