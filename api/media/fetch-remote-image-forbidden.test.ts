import { isIP, type LookupFunction } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { urlRejected } from '#contract/media/messages';
import { catchHttpError } from '../testing/catch-http-error';
import { redirectTo, respondWithImage, startStubServer } from '../testing/stub-server';
import { createImageFetcher } from './fetch-remote-image';

const server = await startStubServer();
const { serve, requests } = server;
afterEach(server.reset);
afterAll(server.close);

/** Only the test's own server is allowed. */
const fetchImage = createImageFetcher({ allow: ['127.0.0.1'] });

const createLookup =
  (names: Readonly<Record<string, readonly string[]>>): LookupFunction =>
  (name, { all }, callback) => {
    const addresses = (names[name] ?? []).map((address) => ({ address, family: isIP(address) }));
    const [first] = addresses;
    if (!first) callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), '', 4);
    else if (all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };

describe('createImageFetcher', () => {
  const { port } = server;
  const fetchPublicImage = createImageFetcher();

  test.each([
    `http://127.0.0.1:${port}/`,
    `http://127.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://0177.0.0.1:${port}/`,
    `http://①②⑦.⓪.⓪.①:${port}/`,
    `http://127.0.0.1.:${port}/`,
    `http://localhost:${port}/`,
    `http://localhost.:${port}/`,
    `http://LOCALHOST:${port}/`,
    `http://0.0.0.0:${port}/`,
    `http://0:${port}/`,
    `http://[::]:${port}/`,
    `http://[::1]:${port}/`,
    `http://[0:0:0:0:0:0:0:1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://[::ffff:7f00:1]:${port}/`,
    `http://[::127.0.0.1]:${port}/`,
    `http://[64:ff9b::7f00:1]:${port}/`,
    `http://[2002:7f00:1::]:${port}/`,
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[fc00::1]/',
    'http://[ff02::1]/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'https://127.0.0.1/',
    'https://[::1]/',
  ])('rejects a non-public URL with 400: %s', async (url) => {
    serve('/', respondWithImage);
    const { status, problem } = await catchHttpError(fetchPublicImage(url));
    expect([status, problem.message]).toEqual([400, urlRejected.en]);
    expect(requests).toEqual([]);
  });

  test.each([
    '',
    'board.jpg',
    '//127.0.0.1/board.jpg',
    'http://',
    'http:///',
    `ftp://127.0.0.1:${port}/`,
    'file:///etc/passwd',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'javascript:alert(1)',
    'blob:http://127.0.0.1/1',
    `http://ana@127.0.0.1:${port}/`,
    `http://ana:secret@127.0.0.1:${port}/`,
    'http://127.0.0.1:22/',
    'http://127.0.0.1:25/',
    'http://127.0.0.1:99999/',
  ])('rejects a forbidden URL with 400: %s', async (url) => {
    serve('/', respondWithImage);
    expect(await catchHttpError(fetchImage(url))).toMatchObject({ status: 400 });
    expect(requests).toEqual([]);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    '::7f00:1',
    '::ffff:a00:1',
    'fd00::1',
  ])('rejects a host that also resolves to the private address %s', async (privateAddress) => {
    const lookup = createLookup({ 'pictures.example': ['93.184.215.14', privateAddress] });
    const problem = await catchHttpError(
      createImageFetcher({ lookup })(`http://pictures.example:${port}/`),
    );
    expect(problem).toMatchObject({ status: 400, message: urlRejected.en });
    expect(requests).toEqual([]);
  });

  test('answers the same for an unresolvable host as for a private one', async () => {
    const unknown = await catchHttpError(
      createImageFetcher({ lookup: createLookup({}) })('http://pictures.example/'),
    );
    const privateAddress = await catchHttpError(fetchPublicImage('http://10.0.0.1/'));
    expect([unknown.status, unknown.problem]).toEqual([
      privateAddress.status,
      privateAddress.problem,
    ]);
  });

  test.each([
    'http://127.0.0.2/',
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'http://[::1]/',
    `http://localhost:${port}/`,
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'http://ana:secret@127.0.0.1:9999/',
    'http://127.0.0.1:22/',
    'http://',
  ])('rejects a redirect to %s', async (location) => {
    const lookup = createLookup({ localhost: ['::1'] });
    const fetchFromLocalhost = createImageFetcher({ allow: ['127.0.0.1'], lookup });
    const problem = await catchHttpError(fetchFromLocalhost(serve('/a', redirectTo(location))));
    expect(problem).toMatchObject({ status: 400, message: urlRejected.en });
    expect(requests).toHaveLength(1);
  });

  test('reports the error for the field file_url in the requested language', async () => {
    const { problem } = await catchHttpError(
      fetchPublicImage('http://10.0.0.1/', { language: 'es' }),
    );
    expect(problem).toEqual({
      message: urlRejected.es,
      issues: [{ path: 'file_url', message: urlRejected.es }],
    });
  });
});
