import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { type ImagePreset, imagePresets, presetAddress } from '#contract/image-options';
import { photographs } from '#demo/photographs';
import { startShop, type TestShop } from '../testing/shop';
import { pictureAddress } from './addresses';
import { contentHash } from './content-hash';
import { uprightSize } from './optimize';

const shop = await startShop();
afterAll(shop.close);
const { ask } = shop;

const id = photographs[0]?.id ?? '';
const address = `/api/media/optimize/${id}`;

/** Puts a picture into a shop's library; answers its immutable address. */
async function added({ library, provider }: TestShop, bytes: Buffer, name: string) {
  await library.insertFile({
    id: name,
    stored_name: await provider.store(bytes),
    content_hash: contentHash(bytes),
    title: name,
    folder_id: null,
    privacy: 'public',
    size: bytes.length,
    ...(await uprightSize(bytes)),
    color: '#000000',
    alt_en: '',
    alt_es: '',
    created_at: '2026-01-01T00:00:00.000Z',
    tags: [],
  });
  return pictureAddress(name, contentHash(bytes));
}

const renditionsIn = ({ dataFolder }: TestShop) =>
  readdirSync(join(dataFolder, 'renditions'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const presets = Object.keys(imagePresets) as ImagePreset[];

describe('an image', () => {
  test.each(presets)('comes as the preset %s', async (name) => {
    const preset = imagePresets[name];
    const { status, headers, bytes } = await ask(presetAddress(`${address}?v=x`, name));
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
    expect([status, format]).toEqual([200, 'webp']);
    expect(headers['content-type']).toBe('image/webp');
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(width).toBeLessThanOrEqual(preset.width);
    expect(height).toBeLessThanOrEqual(preset.height);
    if (preset.crop === 'fill') expect([width, height]).toEqual([preset.width, preset.height]);
  });

  test.each(['jpeg', 'jpg', 'png', 'webp', 'avif'])('comes as %s when asked', async (format) => {
    const { headers, bytes } = await ask(`${address}?width=320&format=${format}`);
    const type = format === 'jpg' ? 'jpeg' : format;
    expect(headers['content-type']).toBe(`image/${type}`);
    expect(headers.vary ?? '').not.toContain('Accept,');
    expect((await sharp(bytes).metadata()).format).toBe(type === 'avif' ? 'heif' : type);
  });

  test.each([
    ['image/webp,image/*,*/*;q=0.8', 'image/webp'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', 'image/jpeg'],
    ['image/webp;q=0, image/*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
  ])('is chosen for the caller who accepts %s', async (Accept, type) => {
    const { headers } = await ask(`${address}?width=320`, { headers: { Accept } });
    expect(headers['content-type']).toBe(type);
    expect(headers.vary).toMatch(/\bAccept(,|$)/);
  });

  test('comes as AVIF to those who take it once that has been made, and as WebP until then', async () => {
    const other = await startShop();
    const inBrowser = { headers: { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' } };
    const typeOf = async (asking = inBrowser) =>
      (await other.ask(`${address}?width=480`, asking)).headers['content-type'];
    expect(await typeOf()).toBe('image/webp');
    await expect.poll(() => typeOf()).toBe('image/avif');
    expect(await typeOf({ headers: { Accept: 'image/webp' } })).toBe('image/webp');
    const { bytes } = await other.ask(`${address}?width=480`, inBrowser);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 480 });
    expect(renditionsIn(other)).toHaveLength(2);
    await other.close();
    expect(other.logged).toEqual([]);
  });

  test('may be kept forever at the address of its content, and is revalidated elsewhere', async () => {
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#55632f' },
    })
      .png()
      .toBuffer();
    const marked = await added(shop, picture, 'marked');
    const cacheOf = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await cacheOf(marked)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/api/media/optimize/marked')).toBe('no-cache');
    expect(await cacheOf('/api/media/optimize/marked?v=0123456789')).toBe('no-cache');
  });

  test('is answered 304 without being made', async () => {
    const other = await startShop();
    const { headers } = await ask(`${address}?width=480`);
    const again = await other.ask(`${address}?width=480`, {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(() => renditionsIn(other)).toThrow('ENOENT');
    await other.close();
  });

  test('carries headers under which nothing comes of opening it', async () => {
    const { headers } = await ask(`${address}?width=320`);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  test('has the same headers for HEAD, and no body', async () => {
    const { headers } = await ask(`${address}?width=320`);
    const head = await ask(`${address}?width=320`, { method: 'HEAD' });
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test('stands upright and leaves its metadata behind', async () => {
    const sideways = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#b4532f' },
    })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'La Higuera' } } })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const { bytes } = await ask(`${await added(shop, sideways, 'sideways')}&format=jpeg`);
    const { width, height, orientation, exif } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([200, 300]);
    expect([orientation, exif]).toEqual([undefined, undefined]);
  });

  test('is never larger than its original', async () => {
    const small = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#2b1f24' },
    })
      .jpeg()
      .toBuffer();
    const { bytes } = await ask(`${await added(shop, small, 'small')}&width=1920&height=1200`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 });
  });
});

describe('odd options', () => {
  test.each([
    ['width=-1', 320],
    ['width=0', 320],
    ['width=321', 400],
    ['width=1e9', 1600],
    ['width=1.5', 320],
    ['width=320&quality=0', 320],
    ['width=320&quality=-5', 320],
    ['width=320&quality=1000', 320],
    ['width=320&blur=50&grayscale=true&watermark_id=x&watermark_position=center', 320],
    ['width=320&unknown=1', 320],
  ])('are brought into bounds: %s', async (query, expected) => {
    const { status, bytes } = await ask(`${address}?${query}`);
    expect(status).toBe(200);
    expect((await sharp(bytes).metadata()).width).toBe(expected);
  });

  test.each([
    'width=NaN',
    'width=',
    'width=abc',
    'width=Infinity',
    'width=320&width=640',
    'height=x',
    'quality=good',
    'crop=cover',
    'format=svg',
    'format=',
    'grayscale=maybe',
    'blur=much',
  ])('that mean nothing are refused: %s', async (query) => {
    const { status, json } = await ask(`${address}?${query}`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path: query.split('=')[0]?.replace(/.*&/, '') }] });
  });

  test('never make more than a bounded set of images', async () => {
    const other = await startShop();
    for (let width = 500; width <= 640; width += 5) {
      await other.ask(`${address}?width=${width}&quality=${width % 70}&format=jpeg`);
    }
    expect(renditionsIn(other)).toHaveLength(2);
    await other.close();
  });
});

describe('an image that is not to be had', () => {
  test.each(['nothing', 'x'.repeat(65), '..%2F..%2Fetc%2Fpasswd', '%2e%2e', 'a%20b'])(
    'is 404: %s',
    async (name) => {
      const { status, json } = await ask(`/api/media/optimize/${name}`);
      expect(status).toBe(404);
      expect(json).toEqual({ message: expect.any(String) });
    },
  );

  test('because its original is gone is 404, and so it is the next time', async () => {
    const other = await startShop();
    rmSync(join(other.dataFolder, 'media'), { recursive: true });
    for (const _ of ['first', 'second']) {
      const { status, headers } = await other.ask(`${address}?width=320`, {
        headers: { Accept: 'image/avif,image/webp' },
      });
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
    }
    await other.close();
    expect(other.logged).toEqual([]);
  });

  test('because it is private is 404 for visitors', async () => {
    const other = await startShop();
    await other.database('media_files').where({ id }).update({ privacy: 'private' });
    expect((await other.ask(`${address}?width=320`)).status).toBe(404);
    await other.close();
  });

  test('because its original is broken is a fault of the server, which tells no more', async () => {
    const other = await startShop();
    await other
      .database('media_files')
      .where({ id })
      .update({
        stored_name: await other.provider.store(Buffer.from('no picture at all')),
      });
    const { status, json } = await other.ask(`${address}?width=320`);
    await other.close();
    expect(status).toBe(500);
    expect(json).toEqual({ message: expect.any(String), requestId: expect.any(String) });
  });
});
