import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { MediaFile } from '#contract/media/schema';
import { createAnimatedImage, createPlainImage, createRotatedImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import type { TestResponse } from '../testing/test-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const upload = async (bytes: Buffer, fields: Record<string, string> = {}) =>
  parseUploadedFile(await mediaClient.upload([{ name: 'a.jpg', bytes }], fields));

const rotatedPhoto = await createRotatedImage();
const rotatedFile = await upload(rotatedPhoto, { title: 'Higos' });

const downloadAsVisitor = ({ url_download }: MediaFile) => server.sendRequest(url_download);
const downloadAsAdmin = ({ url_download }: MediaFile) => mediaClient.sendRequest(url_download);

describe('GET /api/media/files/:id/download', () => {
  test('serves the original bytes to admins, uncached', async () => {
    const { bytes, headers } = await downloadAsAdmin(rotatedFile);
    expect(bytes.equals(rotatedPhoto)).toBe(true);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('serves an upright copy without metadata to visitors', async () => {
    const { bytes, headers } = await downloadAsVisitor(rotatedFile);
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
    async (_, image, kind, extension) => {
      const { headers, bytes } = await downloadAsVisitor(await upload(await image.toBuffer()));
      expect(headers['content-type']).toBe(`image/${kind}`);
      expect(headers['content-disposition']).toBe(`attachment; filename="a.${extension}"`);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 40 });
    },
  );

  test('serves an animation to admins and its first frame to visitors', async () => {
    const moving = await createAnimatedImage();
    const file = await upload(moving);
    expect((await downloadAsAdmin(file)).bytes.equals(moving)).toBe(true);
    const { bytes } = await downloadAsVisitor(file);
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
    for (const { headers } of [await downloadAsVisitor(file), await downloadAsAdmin(file)]) {
      const extendedFileName = encoded ? `; filename*=UTF-8''${encoded}.jpg` : '';
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${plain}.jpg"${extendedFileName}`,
      );
    }
  });

  test.each(['../../etc/passwd', 'a\r\nSet-Cookie: b=c', '/', '..', '.', `${'🍇'.repeat(200)}`])(
    'sanitizes the file name for the title %j',
    async (title) => {
      const file = await upload(rotatedPhoto);
      await mediaClient.sendJson('PUT', `/api/media/files/${file.id}`, { title });
      const { status, headers } = await downloadAsVisitor(file);
      expect(status).toBe(200);
      expect(headers['set-cookie']).toBeUndefined();
      const [, name] = /filename="([^"]*)"/.exec(headers['content-disposition'] ?? '') ?? [];
      expect(name).toMatch(/^[^/\\\r\n]+$/);
    },
  );

  test('sends image type, CSP and nosniff headers to visitors and admins', async () => {
    for (const { headers } of [
      await downloadAsVisitor(rotatedFile),
      await downloadAsAdmin(rotatedFile),
    ]) {
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('answers HEAD with the same headers and no body', async () => {
    for (const sendRequest of [server.sendRequest, mediaClient.sendRequest]) {
      const [get, head] = [
        await sendRequest(rotatedFile.url_download),
        await sendRequest(rotatedFile.url_download, { method: 'HEAD' }),
      ];
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      expect(stableHeaders(head)).toEqual(stableHeaders(get));
    }
  });

  test('answers 304 for separate entity tags of visitors and admins', async () => {
    const tags = [await downloadAsVisitor(rotatedFile), await downloadAsAdmin(rotatedFile)].map(
      ({ headers }) => String(headers.etag),
    );
    expect(new Set(tags).size).toBe(2);
    const [visitorTag = '', adminTag = ''] = tags;
    const ifNoneMatch = (tag: string) => ({ headers: { 'If-None-Match': tag } });
    const { url_download } = rotatedFile;
    expect((await server.sendRequest(url_download, ifNoneMatch(visitorTag))).status).toBe(304);
    expect((await server.sendRequest(url_download, ifNoneMatch(adminTag))).status).toBe(200);
    expect((await mediaClient.sendRequest(url_download, ifNoneMatch(adminTag))).status).toBe(304);
    expect((await mediaClient.sendRequest(url_download, ifNoneMatch(visitorTag))).status).toBe(200);
  });

  test('answers visitors 404 for a private file even with its entity tag', async () => {
    const file = await upload(rotatedPhoto, { privacy: 'private' });
    const { headers } = await downloadAsAdmin(file);
    expect((await downloadAsVisitor(file)).status).toBe(404);
    for (const tag of ['*', String(headers.etag)]) {
      const response = await server.sendRequest(file.url_download, {
        headers: { 'If-None-Match': tag },
      });
      expect(response.status).toBe(404);
      expect(response.headers).not.toHaveProperty('etag');
    }
  });

  test('answers 404 when the original is gone', async () => {
    const file = await upload(await createPlainImage(33, 22).png().toBuffer());
    const original = await server.library.findOriginal(file.id);
    await server.provider.remove(original?.stored_name ?? '');
    expect((await downloadAsAdmin(file)).status).toBe(404);
    expect((await downloadAsVisitor(file)).status).toBe(404);
  });
});

const stableHeaders = ({ headers: { date: _, 'x-request-id': __, ...rest } }: TestResponse) => rest;
