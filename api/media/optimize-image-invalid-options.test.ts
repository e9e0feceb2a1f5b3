import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlainImage } from '../testing/images';
import { insertLibraryFile } from '../testing/insert-library-file';
import { createMediaClient } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const image = await createPlainImage(800, 600).jpeg().toBuffer();
const url = (await insertLibraryFile(server, 'plate', image)).split('?')[0];
await insertLibraryFile(server, 'gone', await createPlainImage(9, 9).png().toBuffer());
await server.database('media_files').where({ id: 'gone' }).update({ stored_name: 'nothing' });

describe('GET /api/media/optimize/:id with invalid options', () => {
  let before: object;
  beforeAll(async () => {
    before = await takeUploadSnapshot(server);
  });

  test.each([
    ['width=NaN', 'width'],
    ['width=Infinity', 'width'],
    ['width=1e999', 'width'],
    ['width=', 'width'],
    ['height=ten', 'height'],
    ['quality=good', 'quality'],
    ['blur=much', 'blur'],
    ['crop=cover', 'crop'],
    ['format=svg', 'format'],
    ['format=tiff', 'format'],
    ['format=../../etc/passwd', 'format'],
    ['grayscale=maybe', 'grayscale'],
    ['watermark_position=middle', 'watermark_position'],
  ])('answers 400 to visitors and admins for %s', async (query, path) => {
    for (const sendRequest of [server.sendRequest, mediaClient.sendRequest]) {
      const { status, json, headers } = await sendRequest(`${url}?${query}`);
      expect(status).toBe(400);
      expect(json).toMatchObject({ issues: [{ path, message: expect.stringContaining(path) }] });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('etag');
    }
    expect(await takeUploadSnapshot(server)).toEqual(before);
  });

  test.each(['nothing', 'gone', '..%2Fgone', ''])(
    'answers 400 to admins for the watermark %j',
    async (id) => {
      const query = `width=320&watermark_id=${id}`;
      const { status, json } = await mediaClient.sendRequest(`${url}?${query}`);
      expect(status).toBe(400);
      expect(json).toMatchObject({ issues: [{ path: 'watermark_id' }] });
      expect(await takeUploadSnapshot(server)).toEqual(before);
    },
  );
});

describe('GET /api/media/optimize/:id for admins with out-of-range numbers', () => {
  test.each([
    ['width=-1', 1, 1],
    ['width=0.4', 1, 1],
    ['width=1e9', 800, 600],
    ['width=1e9&height=1e9&crop=fill', 600, 600],
    ['width=40&quality=0', 40, 30],
    ['width=40&quality=-7', 40, 30],
    ['width=40&quality=1e9', 40, 30],
    ['width=40&blur=-1', 40, 30],
    ['width=40&blur=1e9', 40, 30],
    ['width=0x28', 40, 30],
  ])('clamps %s', async (query, width, height) => {
    const { status, bytes } = await mediaClient.sendRequest(`${url}?${query}`);
    expect(status).toBe(200);
    const outputMetadata = await sharp(bytes).metadata();
    expect([outputMetadata.width, outputMetadata.height]).toEqual([width, height]);
  });
});
