import { isIP, type LookupFunction } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BilingualText, languages } from '#contract/core/language';
import { fileTooLarge } from '#contract/core/messages';
import { mediaMessages } from '#contract/media/admin-messages';
import { maxImageBytes } from '#contract/media/image-files';
import {
  imageTooLarge,
  noImageAtUrl,
  notAnImage,
  urlFetchFailed,
  urlRejected,
  urlTimedOut,
} from '#contract/media/messages';
import { createBlackPng } from '../testing/malformed-images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { photoBytes } from '../testing/multipart';
import { redirectTo, respondWithImage, startStubServer } from '../testing/stub-server';
import { startTestServer, type TestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';
import { createImageFetcher } from './fetch-remote-image';

const remoteServer = await startStubServer();
const { serve, port } = remoteServer;

const privateAddress = '192.168.7.7';

/** 'inside.example' resolves to a private address, other names to the test's server. */
const lookup: LookupFunction = (name, { all }, callback) => {
  const address = name === 'inside.example' ? privateAddress : '127.0.0.1';
  if (all) callback(null, [{ address, family: isIP(address) }]);
  else callback(null, address, isIP(address));
};

/** Only the test's own server is allowed. */
const agentOptions = { allow: ['127.0.0.1'], lookup };
const server = await startTestServer({ fetchImage: createImageFetcher(agentOptions) });
const timeoutShop = await startTestServer({
  fetchImage: createImageFetcher({ ...agentOptions, timeoutMs: 200 }),
});
const publicOnlyShop = await startTestServer();
const shops: readonly TestServer[] = [server, timeoutShop, publicOnlyShop];
const mediaClient = await createMediaClient(server);
const timeoutClient = await createMediaClient(timeoutShop);
const publicOnlyClient = await createMediaClient(publicOnlyShop);

afterAll(async () => {
  for (const { close } of shops) await close();
  await remoteServer.close();
});
afterEach(remoteServer.reset);

describe('POST /api/media/files with file_url', () => {
  test('stores the original bytes under the file name of the URL', async () => {
    const file_url = serve('/Tabla%20de%20higos.jpg?size=full', respondWithImage);
    const file = parseUploadedFile(
      await mediaClient.uploadFromUrl(file_url, { tags: 'higo, tabla' }),
    );
    expect(file).toMatchObject({ title: 'Tabla de higos', format: 'jpeg', width: 30, height: 20 });
    expect(file).toMatchObject({ tags: ['higo', 'tabla'], privacy: 'public', folder: 'Talavera' });
    expect((await mediaClient.sendRequest(file.url_download)).bytes.equals(photoBytes)).toBe(true);
    expect((await server.sendRequest(file.url_preview)).status).toBe(200);
  });

  test('uses the given metadata and follows a redirect', async () => {
    serve('/there.jpg', respondWithImage);
    serve('/here', redirectTo('/there.jpg'));
    const fields = { title: 'Queso', description: 'De cabra.', privacy: 'private' };
    const response = await mediaClient.uploadFromUrl(`http://outside.example:${port}/here`, fields);
    expect(parseUploadedFile(response)).toMatchObject(fields);
  });
});

describe('POST /api/media/files with an invalid file_url stores nothing', () => {
  let filesBefore: readonly object[];
  beforeAll(async () => {
    filesBefore = await Promise.all(shops.map(takeUploadSnapshot));
  });
  afterEach(async () => {
    expect(await Promise.all(shops.map(takeUploadSnapshot))).toEqual(filesBefore);
    expect(shops.flatMap(({ logged }) => logged)).toEqual([]);
  });

  async function expectRejected(
    file_url: string,
    status: number,
    message: BilingualText,
    client = mediaClient,
  ): Promise<void> {
    for (const language of languages) {
      const response = await client.uploadFromUrl(file_url, { language });
      const issues = [{ path: 'file_url', message: message[language] }];
      expect(response, file_url).toMatchObject({ status, json: { issues } });
    }
  }

  test.each([
    `http://127.0.0.1:${port}/plate.jpg`,
    `http://localhost:${port}/plate.jpg`,
    `http://0.0.0.0:${port}/plate.jpg`,
    `http://2130706433:${port}/plate.jpg`,
    `http://[::1]:${port}/plate.jpg`,
    `http://[::ffff:127.0.0.1]:${port}/plate.jpg`,
    'http://10.0.0.1/plate.jpg',
    'http://172.16.0.1/plate.jpg',
    'http://192.168.0.1/plate.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fe80::1]/plate.jpg',
    'http://[fd00::1]/plate.jpg',
  ])('and answers 400 for the non-public URL %s', async (url) => {
    serve('/plate.jpg', respondWithImage);
    await expectRejected(url, 400, urlRejected, publicOnlyClient);
    expect(remoteServer.requests).toEqual([]);
  });

  test('POST /api/media/files/upload with an invalid file_url', async () => {
    await expectRejected('http://inside.example/plate.jpg', 400, urlRejected);
  });

  test.each([
    `http://${privateAddress}/`,
    'http://[::1]/',
    'http://inside.example/',
    'file:///etc/passwd',
  ])('and answers 400 for a redirect to %s', async (location) => {
    await expectRejected(serve('/away', redirectTo(location)), 400, urlRejected);
  });

  test.each(['', 'plate.jpg', 'file:///etc/passwd', 'data:image/png;base64,AA==', 'ftp://a/b.jpg'])(
    'and answers 400 for the malformed URL %j',
    async (rawUrl) => {
      await expectRejected(rawUrl, 400, mediaMessages.urlInvalid);
    },
  );

  test('and answers 413 for 10 GB', async () => {
    const url = serve('/large', (response) =>
      response.writeHead(200, { 'content-length': 10 * 1024 ** 3 }).write('\xff\xd8\xff'),
    );
    await expectRejected(url, 413, fileTooLarge(maxImageBytes));
  });

  test('and answers 504 for a slow or silent server', async () => {
    const drippingUrl = serve('/drips', (response) => {
      response.writeHead(200).write('\xff\xd8\xff');
    });
    const silentUrl = serve('/silent', () => undefined);
    for (const url of [drippingUrl, silentUrl]) {
      await expectRejected(url, 504, urlTimedOut, timeoutClient);
    }
  });

  test('and answers 415 or 502 for an HTML page', async () => {
    const page = serve('/page.jpg', (response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html>'),
    );
    await expectRejected(page, 415, noImageAtUrl);
    await expectRejected(`${remoteServer.origin}/nothing.jpg`, 502, urlFetchFailed);
  });

  test('and answers 415 for a broken image and 413 for too many pixels', async () => {
    const broken = serve('/broken.jpg', (response) => response.end(photoBytes.subarray(0, -200)));
    await expectRejected(broken, 415, notAnImage('broken.jpg'));
    const black = createBlackPng(20_000, 15_000);
    const bomb = serve('/bomb.png', (response) => response.end(black));
    await expectRejected(bomb, 413, imageTooLarge('bomb.png', 50_000_000));
  });
});
