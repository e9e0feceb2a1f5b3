import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { MediaFile } from '#contract/media/schema';
import type { TestResponse } from '../testing/ask';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createAnimatedImage, createPlainImage, createRotatedPhoto } from '../testing/pictures';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const librarian = await asLibrarian(shop);

const upload = async (bytes: Buffer, fields: Record<string, string> = {}) =>
  uploadedFile(await librarian.upload([{ name: 'a.jpg', bytes }], fields));

const rotatedPhoto = await createRotatedPhoto();
const turned = await upload(rotatedPhoto, { title: 'Higos' });

const byVisitor = ({ url_download }: MediaFile) => shop.sendRequest(url_download);
const byAdministrator = ({ url_download }: MediaFile) => librarian.sendRequest(url_download);

describe('GET /api/media/files/:id/download', () => {
  test('serves the original bytes to admins, uncached', async () => {
    const { bytes, headers } = await byAdministrator(turned);
    expect(bytes.equals(rotatedPhoto)).toBe(true);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('serves an upright copy without metadata to visitors', async () => {
    const { bytes, headers } = await byVisitor(turned);
    const { width, height, exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([300, 400]);
    expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.includes('Ana')).toBe(false);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['jpeg', createPlainImage(60, 40).jpeg(), 'jpeg', 'jpg'],
    ['png', createPlainImage(60, 40).png(), 'png', 'png'],
    ['webp', createPlainImage(60, 40).webp(), 'webp', 'webp'],
    ['avif', createPlainImage(60, 40).avif({ effort: 0 }), 'webp', 'webp'],
    ['gif', createPlainImage(60, 40).gif(), 'png', 'png'],
  ])(
    'serves visitors a %s in a format that is encoded on request',
    async (_, image, kind, ending) => {
      const { headers, bytes } = await byVisitor(await upload(await image.toBuffer()));
      expect(headers['content-type']).toBe(`image/${kind}`);
      expect(headers['content-disposition']).toBe(`attachment; filename="a.${ending}"`);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 40 });
    },
  );

  test('serves an animation to admins and its first frame to visitors', async () => {
    const moving = await createAnimatedImage();
    const file = await upload(moving);
    expect((await byAdministrator(file)).bytes.equals(moving)).toBe(true);
    const { bytes } = await byVisitor(file);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  test.each([
    ['Piñón y membrillo', 'Pinon y membrillo', 'Pi%C3%B1%C3%B3n%20y%20membrillo'],
    ['🍇🧀', '__', '%F0%9F%8D%87%F0%9F%A7%80'],
    ['El "queso" de Ana', 'El \\"queso\\" de Ana', undefined],
    ['a\\b', 'a\\\\b', undefined],
    ['50% off', '50% off', undefined],
    ['a; filename=evil.exe', 'a; filename=evil.exe', undefined],
    ['evil.html', 'evil.html', undefined],
  ])('names the download after the title %s', async (title, plain, encoded) => {
    const file = await upload(rotatedPhoto, { title });
    for (const { headers } of [await byVisitor(file), await byAdministrator(file)]) {
      const inUnicode = encoded ? `; filename*=UTF-8''${encoded}.jpg` : '';
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${plain}.jpg"${inUnicode}`,
      );
    }
  });

  test.each(['../../etc/passwd', 'a\r\nSet-Cookie: b=c', '/', '..', '.', `${'🍇'.repeat(200)}`])(
    'sanitizes the file name for the title %j',
    async (title) => {
      const file = await upload(rotatedPhoto);
      await librarian.send('PUT', `/api/media/files/${file.id}`, { title });
      const { status, headers } = await byVisitor(file);
      expect(status).toBe(200);
      expect(headers['set-cookie']).toBeUndefined();
      const [, name] = /filename="([^"]*)"/.exec(headers['content-disposition'] ?? '') ?? [];
      expect(name).toMatch(/^[^/\\\r\n]+$/);
    },
  );

  test('sends image type, CSP and nosniff headers to visitors and admins', async () => {
    for (const { headers } of [await byVisitor(turned), await byAdministrator(turned)]) {
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('answers HEAD with the same headers and no body', async () => {
    for (const sendRequest of [shop.sendRequest, librarian.sendRequest]) {
      const [get, head] = [
        await sendRequest(turned.url_download),
        await sendRequest(turned.url_download, { method: 'HEAD' }),
      ];
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      expect(lasting(head)).toEqual(lasting(get));
    }
  });

  test('answers 304 for separate entity tags of visitors and admins', async () => {
    const tags = [await byVisitor(turned), await byAdministrator(turned)].map(({ headers }) =>
      String(headers.etag),
    );
    expect(new Set(tags).size).toBe(2);
    const [visitors = '', administrators = ''] = tags;
    const asking = (tag: string) => ({ headers: { 'If-None-Match': tag } });
    const { url_download } = turned;
    expect((await shop.sendRequest(url_download, asking(visitors))).status).toBe(304);
    expect((await shop.sendRequest(url_download, asking(administrators))).status).toBe(200);
    expect((await librarian.sendRequest(url_download, asking(administrators))).status).toBe(304);
    expect((await librarian.sendRequest(url_download, asking(visitors))).status).toBe(200);
  });

  test('answers visitors 404 for a private file even with its entity tag', async () => {
    const file = await upload(rotatedPhoto, { privacy: 'private' });
    const { headers } = await byAdministrator(file);
    expect((await byVisitor(file)).status).toBe(404);
    for (const tag of ['*', String(headers.etag)]) {
      const response = await shop.sendRequest(file.url_download, {
        headers: { 'If-None-Match': tag },
      });
      expect(response.status).toBe(404);
      expect(response.headers).not.toHaveProperty('etag');
    }
  });

  test('answers 404 when the original is gone', async () => {
    const file = await upload(await createPlainImage(33, 22).png().toBuffer());
    const original = await shop.library.findOriginal(file.id);
    await shop.provider.remove(original?.stored_name ?? '');
    expect((await byAdministrator(file)).status).toBe(404);
    expect((await byVisitor(file)).status).toBe(404);
  });
});

const lasting = ({ headers: { date: _, ...rest } }: TestResponse) => rest;
