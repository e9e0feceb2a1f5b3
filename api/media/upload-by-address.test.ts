import { isIP, type LookupFunction } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BilingualText, languages } from '#contract/core/language';
import { fileTooLarge } from '#contract/core/messages';
import { mediaRules } from '#contract/media/admin-messages';
import { largestImage } from '#contract/media/image-files';
import {
  imageTooLarge,
  noImageAtUrl,
  notAnImage,
  urlFetchFailed,
  urlRejected,
  urlTimedOut,
} from '#contract/media/messages';
import { redirect, respondWithImage, startStubServer } from '../testing/answer-server';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { photoBytes } from '../testing/multipart';
import { blackPng } from '../testing/odd-pictures';
import { startShop, type TestShop } from '../testing/shop';
import { takeUploadSnapshot } from '../testing/traces';
import { createImageFetcher } from './remote-picture';

const elsewhere = await startStubServer();
const { serve, port } = elsewhere;

const inside = '192.168.7.7';

/** 'inside.example' resolves to a private address, other names to the test's server. */
const lookup: LookupFunction = (name, { all }, found) => {
  const address = name === 'inside.example' ? inside : '127.0.0.1';
  if (all) found(null, [{ address, family: isIP(address) }]);
  else found(null, address, isIP(address));
};

/** Only the test's own server is allowed. */
const reach = { allow: ['127.0.0.1'], lookup };
const shop = await startShop({ fetchImage: createImageFetcher(reach) });
const impatient = await startShop({ fetchImage: createImageFetcher({ ...reach, deadline: 200 }) });
const guarded = await startShop();
const shops: readonly TestShop[] = [shop, impatient, guarded];
const librarian = await asLibrarian(shop);
const impatientLibrarian = await asLibrarian(impatient);
const guardedLibrarian = await asLibrarian(guarded);

afterAll(async () => {
  for (const { close } of shops) await close();
  await elsewhere.close();
});
afterEach(elsewhere.reset);

describe('POST /api/media/files with file_url', () => {
  test('stores the original bytes under the file name of the URL', async () => {
    const file_url = serve('/Tabla%20de%20higos.jpg?size=full', respondWithImage);
    const file = uploadedFile(await librarian.uploadFrom(file_url, { tags: 'higo, tabla' }));
    expect(file).toMatchObject({ title: 'Tabla de higos', format: 'jpeg', width: 30, height: 20 });
    expect(file).toMatchObject({ tags: ['higo', 'tabla'], privacy: 'public', folder: 'Talavera' });
    expect((await librarian.sendRequest(file.url_download)).bytes.equals(photoBytes)).toBe(true);
    expect((await shop.sendRequest(file.url_preview)).status).toBe(200);
  });

  test('uses the given metadata and follows a redirect', async () => {
    serve('/there.jpg', respondWithImage);
    serve('/here', redirect('/there.jpg'));
    const fields = { title: 'Queso', description: 'De cabra.', privacy: 'private' };
    const response = await librarian.uploadFrom(`http://outside.example:${port}/here`, fields);
    expect(uploadedFile(response)).toMatchObject(fields);
  });
});

describe('POST /api/media/files with an invalid file_url stores nothing', () => {
  let before: readonly object[];
  beforeAll(async () => {
    before = await Promise.all(shops.map(takeUploadSnapshot));
  });
  afterEach(async () => {
    expect(await Promise.all(shops.map(takeUploadSnapshot))).toEqual(before);
    expect(shops.flatMap(({ logged }) => logged)).toEqual([]);
  });

  async function expectRejected(
    file_url: string,
    status: number,
    sentence: BilingualText,
    by = librarian,
  ): Promise<void> {
    for (const language of languages) {
      const response = await by.uploadFrom(file_url, { language });
      const issues = [{ path: 'file_url', message: sentence[language] }];
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
  ])('and answers 400 for the non-public URL %s', async (address) => {
    serve('/plate.jpg', respondWithImage);
    await expectRejected(address, 400, urlRejected, guardedLibrarian);
    expect(elsewhere.requests).toEqual([]);
  });

  test('and answers 400 for a host that resolves to a private address', async () => {
    await expectRejected('http://inside.example/plate.jpg', 400, urlRejected);
  });

  test.each([`http://${inside}/`, 'http://[::1]/', 'http://inside.example/', 'file:///etc/passwd'])(
    'and answers 400 for a redirect to %s',
    async (location) => {
      await expectRejected(serve('/away', redirect(location)), 400, urlRejected);
    },
  );

  test.each(['', 'plate.jpg', 'file:///etc/passwd', 'data:image/png;base64,AA==', 'ftp://a/b.jpg'])(
    'and answers 400 for the malformed URL %j',
    async (written) => {
      await expectRejected(written, 400, mediaRules.urlInvalid);
    },
  );

  test('and answers 413 for 10 GB', async () => {
    const address = serve('/large', (response) =>
      response.writeHead(200, { 'content-length': 10 * 1024 ** 3 }).write('\xff\xd8\xff'),
    );
    await expectRejected(address, 413, fileTooLarge(largestImage));
  });

  test('and answers 504 for a slow or silent server', async () => {
    const drips = serve('/drips', (response) => {
      response.writeHead(200).write('\xff\xd8\xff');
    });
    const silent = serve('/silent', () => undefined);
    for (const address of [drips, silent]) {
      await expectRejected(address, 504, urlTimedOut, impatientLibrarian);
    }
  });

  test('and answers 415 or 502 for an HTML page', async () => {
    const page = serve('/page.jpg', (response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html>'),
    );
    await expectRejected(page, 415, noImageAtUrl);
    await expectRejected(`${elsewhere.origin}/nothing.jpg`, 502, urlFetchFailed);
  });

  test('and answers 415 for a broken image and 413 for too many pixels', async () => {
    const broken = serve('/broken.jpg', (response) => response.end(photoBytes.subarray(0, -200)));
    await expectRejected(broken, 415, notAnImage('broken.jpg'));
    const black = blackPng(20_000, 15_000);
    const bomb = serve('/bomb.png', (response) => response.end(black));
    await expectRejected(bomb, 413, imageTooLarge('bomb.png', 50_000_000));
  });
});
