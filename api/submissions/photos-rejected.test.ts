import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { fileTooLarge } from '#contract/core/messages';
import { wrongFileCount } from '#contract/core/parse-request';
import { problem } from '#contract/core/problem';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { maxImageBytes, maxImagePixels } from '#contract/media/image-files';
import { imageTooLarge, notAnImage } from '#contract/media/messages';
import { createPlainImage } from '../testing/images';
import { listUploadFolders } from '../testing/list-upload-folders';
import { postFiles, type TestFile } from '../testing/post-requests';
import { startTestServer, type TestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);

const { path } = sendSubmissionPhotos;
const jpeg = await createPlainImage(80, 60).jpeg().toBuffer();
const createFile = (name: string, bytes: Buffer = jpeg): TestFile => ({ name, bytes });

const send = (files: readonly TestFile[], fields: Record<string, string> = {}) =>
  postFiles(server, path, files, { fields });

const countOriginals = ({ dataFolder }: TestServer) =>
  readdirSync(join(dataFolder, 'media')).length;
const seededCount = countOriginals(server);

afterEach(async () => {
  expect(await server.database('media_files').where({ privacy: 'private' })).toEqual([]);
  expect(countOriginals(server)).toBe(seededCount);
  expect(listUploadFolders(server)).toEqual([]);
  expect(server.logged).toEqual([]);
});

describe('POST /api/restoration-request/photos stores nothing', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  test.each([
    ['text with an image extension', async () => Buffer.from('I am a picture.')],
    ['an SVG', async () => svg],
    ['a PDF', async () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')],
    ['a TIFF', () => createPlainImage(9, 9).tiff().toBuffer()],
    ['an empty file', async () => Buffer.alloc(0)],
    [
      'a truncated image',
      async () => {
        const bytes = await createPlainImage(800, 600).jpeg().toBuffer();
        return bytes.subarray(0, bytes.length / 2);
      },
    ],
    [
      'a corrupted image',
      async () => {
        const bytes = await createPlainImage(800, 600).png({ compressionLevel: 0 }).toBuffer();
        return bytes.fill(7, 5000, 9000);
      },
    ],
  ])('and answers 415 when one file is %s', async (_, bytes) => {
    const { status, json } = await send(
      [createFile('good.jpg'), createFile('Día <1>.jpg', await bytes())],
      {
        language: 'es',
      },
    );
    const message = notAnImage('Día <1>.jpg').es;
    expect(status).toBe(415);
    expect(json).toEqual({ message, issues: [{ path: 'photos.1', message }] });
  });

  test('POST /api/restoration-request/photos with invalid photos', async () => {
    const bytes = await createPlainImage(10_000, 6000).png({ compressionLevel: 1 }).toBuffer();
    const { status, json } = await send([createFile('wall.png', bytes)]);
    const message = imageTooLarge('wall.png', maxImagePixels).en;
    expect(status).toBe(413);
    expect(json).toEqual({ message, issues: [{ path: 'photos.0', message }] });
  });

  test('and answers 400 for six photos', async () => {
    const files = [1, 2, 3, 4, 5, 6].map((number) => createFile(`${number}.jpg`));
    const { status, json } = await send(files, { language: 'es' });
    const message = wrongFileCount(1, 5).es;
    expect(status).toBe(400);
    expect(json).toEqual({ message, issues: [{ path: 'photos', message }] });
  });

  test('and answers 400 without photos', async () => {
    const { status, json } = await send([], { language: 'en' });
    expect(status).toBe(400);
    expect(v.parse(problem, json).issues).toMatchObject([{ path: 'photos' }]);
  });

  test('and answers 413 for more than 20 MB', async () => {
    const bytes = Buffer.concat([jpeg, Buffer.alloc(maxImageBytes)]);
    const { status, json } = await send([createFile('plate.jpg', bytes)]);
    const message = fileTooLarge(maxImageBytes).en;
    expect(status).toBe(413);
    expect(json).toEqual({ message, issues: [{ path: 'photos', message }] });
  });

  test('and answers 500 on a database error', async () => {
    const brokenServer = await startTestServer();
    await brokenServer.database.schema.renameTable('media_folders', 'elsewhere');
    expect((await postFiles(brokenServer, path, [createFile('plate.jpg')])).status).toBe(500);
    expect(countOriginals(brokenServer)).toBe(seededCount);
    await brokenServer.close();
  });
});
