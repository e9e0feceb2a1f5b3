import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildImageUrl,
  buildPresetUrl,
  type ImagePreset,
  imagePresets,
  imageWidths,
} from '#contract/media/image-options';
import { demoImages } from '#demo/images';
import { createPlainImage } from '../testing/images';
import { insertLibraryFile } from '../testing/insert-library-file';
import { listRenditions } from '../testing/list-renditions';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const { sendRequest } = server;

const url = `/api/media/optimize/${demoImages[0]?.id}`;

/** Taller than the largest width that pages offer. */
const portraitUrl = await insertLibraryFile(
  server,
  'upright',
  await createPlainImage(600, 2400).jpeg().toBuffer(),
);

const presets = Object.keys(imagePresets) as ImagePreset[];

describe('GET /api/media/optimize/:id', () => {
  test.each(presets)('serves the preset %s', async (name) => {
    const preset = imagePresets[name];
    const { status, headers, bytes } = await sendRequest(buildPresetUrl(`${url}?v=x`, name));
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
    expect([status, format]).toEqual([200, 'webp']);
    expect(headers['content-type']).toBe('image/webp');
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(width).toBeLessThanOrEqual(preset.width);
    expect(height).toBeLessThanOrEqual(preset.height);
    if (preset.crop === 'fill') expect([width, height]).toEqual([preset.width, preset.height]);
  });

  test.each(['jpeg', 'jpg', 'png', 'webp', 'avif'])('serves format=%s', async (format) => {
    const { headers, bytes } = await sendRequest(`${url}?width=320&format=${format}`);
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
  ])('negotiates the format for Accept: %s', async (Accept, type) => {
    const { headers } = await sendRequest(`${url}?width=320`, { headers: { Accept } });
    expect(headers['content-type']).toBe(type);
    expect(headers.vary).toMatch(/\bAccept(,|$)/);
  });

  test('serves WebP until the AVIF is rendered', async () => {
    const other = await startTestServer();
    const browserRequest = { headers: { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' } };
    const fetchContentType = async (requestOptions = browserRequest) =>
      (await other.sendRequest(`${url}?width=480`, requestOptions)).headers['content-type'];
    expect(await fetchContentType()).toBe('image/webp');
    await expect.poll(() => fetchContentType()).toBe('image/avif');
    expect(await fetchContentType({ headers: { Accept: 'image/webp' } })).toBe('image/webp');
    const { bytes } = await other.sendRequest(`${url}?width=480`, browserRequest);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 480 });
    expect(listRenditions(other)).toHaveLength(2);
    await other.close();
    expect(other.logged).toEqual([]);
  });

  test('is immutable at its versioned URL and revalidated at others', async () => {
    const image = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#55632f' },
    })
      .png()
      .toBuffer();
    const imageUrl = await insertLibraryFile(server, 'marked', image);
    const fetchCacheControl = async (path: string) =>
      (await sendRequest(path)).headers['cache-control'];
    expect(await fetchCacheControl(imageUrl)).toBe('public, max-age=31536000, immutable');
    expect(await fetchCacheControl('/api/media/optimize/marked')).toBe('no-cache');
    expect(await fetchCacheControl('/api/media/optimize/marked?v=0123456789')).toBe('no-cache');
  });

  test.each([
    ['widths', imageWidths.map((width) => buildImageUrl(portraitUrl, width))],
    ['presets', presets.map((name) => buildPresetUrl(portraitUrl, name))],
  ])('is immutable at all %s that pages offer', async (_, urls) => {
    for (const path of urls) {
      const { headers } = await sendRequest(path, { method: 'HEAD' });
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    }
  });

  test.each(['width=333', 'quality=33', 'blur=5', 'grayscale=true', 'watermark_id=a'])(
    'is revalidated for options that admins get a different image for: %s',
    async (query) => {
      const { status, headers } = await sendRequest(`${portraitUrl}&${query}`, { method: 'HEAD' });
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    },
  );

  test('answers 304 without rendering the image', async () => {
    const other = await startTestServer();
    const { headers } = await sendRequest(`${url}?width=480`);
    const secondResponse = await other.sendRequest(`${url}?width=480`, {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(secondResponse.status).toBe(304);
    expect(() => listRenditions(other)).toThrow('ENOENT');
    await other.close();
  });

  test('sends CSP and nosniff headers', async () => {
    const { headers } = await sendRequest(`${url}?width=320`);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['cached image', `${url}?width=320`, 200],
    ['uncached image', `${url}?width=768&format=png`, 200],
    ['invalid options', `${url}?width=none`, 400],
    ['unknown id', '/api/media/optimize/nothing', 404],
  ])('answers HEAD with the Content-Length and no body: %s', async (_, path, status) => {
    const headResponse = await sendRequest(path, { method: 'HEAD' });
    const { bytes } = await sendRequest(path);
    expect([headResponse.status, headResponse.bytes.length]).toEqual([status, 0]);
    expect(headResponse.headers['content-length']).toBe(String(bytes.length));
  });

  test('applies the EXIF orientation and drops metadata', async () => {
    const sideways = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#b4532f' },
    })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'La Higuera' } } })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const { bytes } = await sendRequest(
      `${await insertLibraryFile(server, 'sideways', sideways)}&format=jpeg`,
    );
    const { width, height, orientation, exif } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([200, 300]);
    expect([orientation, exif]).toEqual([undefined, undefined]);
  });

  test('never enlarges the original', async () => {
    const small = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#2b1f24' },
    })
      .jpeg()
      .toBuffer();
    const { bytes } = await sendRequest(
      `${await insertLibraryFile(server, 'small', small)}&width=1920&height=1200`,
    );
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 });
  });
});
