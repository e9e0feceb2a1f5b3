import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { imageFormats } from '#contract/media/schema';
import { createAnimatedImage, createPlainImage } from '../testing/images';
import { createPngChunk, insertPngChunk } from '../testing/malformed-images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const script = '<script>alert(document.cookie)</script>';
const page = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);

const png = await createPlainImage(60, 40).png().toBuffer();
const jpeg = await createPlainImage(60, 40).jpeg().toBuffer();
const webp = await createPlainImage(60, 40).webp().toBuffer();
const gif = await createAnimatedImage();
const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');

/** A GIF comment right after the header, where content sniffing finds HTML. */
const gifComment = Buffer.concat([
  Buffer.from([0x21, 0xfe, script.length]),
  Buffer.from(script),
  Buffer.from([0]),
]);
const afterColorTable = gif.indexOf(Buffer.from([0x21]));

const jpegComment = Buffer.concat([
  jpeg.subarray(0, 2),
  Buffer.from([0xff, 0xfe, 0, page.length + 2]),
  page,
  jpeg.subarray(2),
]);

const jpegWithExif = await createPlainImage(60, 40)
  .withExif({ IFD0: { ImageDescription: script, Artist: script }, IFD2: { UserComment: script } })
  .jpeg()
  .toBuffer();

const jpegWithXmp = await createPlainImage(60, 40)
  .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
  .jpeg()
  .toBuffer();

const polyglots: readonly [string, string, Buffer][] = [
  ['a PNG before a page', 'png', Buffer.concat([png, page])],
  [
    'a PNG with a page in a text',
    'png',
    insertPngChunk(png, createPngChunk('tEXt', Buffer.from(`a\0${page}`))),
  ],
  ['a PNG before an archive', 'png', Buffer.concat([png, zip])],
  ['a JPEG before a page', 'jpeg', Buffer.concat([jpeg, page])],
  ['a JPEG with a page in a comment', 'jpeg', jpegComment],
  ['a JPEG with a script in its EXIF', 'jpeg', jpegWithExif],
  ['a JPEG with a script in its XMP', 'jpeg', jpegWithXmp],
  ['a WebP before a page', 'webp', Buffer.concat([webp, page])],
  ['a GIF before a page', 'gif', Buffer.concat([gif, page])],
  [
    'a GIF that begins with a page',
    'gif',
    Buffer.concat([gif.subarray(0, afterColorTable), gifComment, gif.subarray(afterColorTable)]),
  ],
];

const safeHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

describe.each(polyglots)('POST /api/media/files with %s', (_, kind, bytes) => {
  test('serves only re-encoded images without the payload', async () => {
    const file = parseUploadedFile(
      await mediaClient.upload([{ name: 'plate.html', bytes }], { privacy: 'private' }),
    );
    expect(file.format).toBe(kind);
    for (const format of imageFormats) {
      const response = await mediaClient.sendRequest(
        `${file.url_preview}&width=320&format=${format}`,
      );
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({ ...safeHeaders, 'content-type': `image/${format}` });
      expect(response.bytes.includes('<script')).toBe(false);
      expect(await sharp(response.bytes).metadata()).toMatchObject({ width: 60, height: 40 });
    }
  });

  test('serves the original as an attachment to admins and a clean copy to visitors', async () => {
    const file = parseUploadedFile(await mediaClient.upload([{ name: 'plate.html', bytes }]));
    const original = await mediaClient.sendRequest(file.url_download);
    expect(original.headers).toMatchObject({ ...safeHeaders, 'content-type': `image/${kind}` });
    expect(original.headers['content-disposition']).toMatch(/^attachment; filename="plate\.\w+"$/);
    expect(original.bytes.equals(bytes)).toBe(true);
    const copy = await server.sendRequest(file.url_download);
    expect(copy.headers).toMatchObject(safeHeaders);
    expect(copy.headers['content-type']).toMatch(/^image\//);
    expect(copy.bytes.includes('<script')).toBe(false);
  });
});

describe('POST /api/media/files with a broken color profile', () => {
  const profiles: readonly [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['a text', page],
    ['zeros', Buffer.alloc(512)],
    ['noise', Buffer.from(Array.from({ length: 600 }, (_, index) => (index * 89) % 251))],
  ];

  test.each(profiles)('answers 201 or 415 for %s', async (_, profile) => {
    const head = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(head.length + 2);
    const bytes = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe2]),
      length,
      head,
      jpeg.subarray(2),
    ]);
    const response = await mediaClient.upload([{ name: 'a.jpg', bytes }], { privacy: 'private' });
    expect([201, 415]).toContain(response.status);
    if (response.status === 415) return;
    const { status, bytes: imageBytes } = await mediaClient.sendRequest(
      parseUploadedFile(response).url_preview,
    );
    expect(status).toBe(200);
    expect((await sharp(imageBytes).metadata()).icc).toBeUndefined();
  });
});
