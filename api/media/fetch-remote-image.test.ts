import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { catchHttpError } from '../testing/catch-http-error';
import { photoBytes } from '../testing/multipart';
import { redirectTo, respondWithImage, startStubServer } from '../testing/stub-server';
import { createImageFetcher } from './fetch-remote-image';

const server = await startStubServer();
const { serve, requests } = server;
afterEach(server.reset);
afterAll(server.close);

/** Only the test's own server is allowed. */
const fetchImage = createImageFetcher({ allow: ['127.0.0.1'] });

describe('createImageFetcher', () => {
  test('returns the image’s bytes and the file name from the URL', async () => {
    const url = serve('/pictures/la%20tabla.jpg?size=large', respondWithImage);
    expect(await fetchImage(` ${url} `)).toEqual({ name: 'la tabla.jpg', bytes: photoBytes });
  });

  test.each([
    ['attachment; filename="board.jpg"', 'board.jpg'],
    ['attachment; filename=board.jpg', 'board.jpg'],
    [`attachment; filename="b.jpg"; filename*=UTF-8''tabla%20%F0%9F%A7%80.jpg`, 'tabla 🧀.jpg'],
    ["attachment; filename*=UTF-8''%E0%A4%A.jpg", '%E0%A4%A.jpg'],
    ['inline', 'a%E0.jpg'],
  ])('takes the file name from Content-Disposition: %s', async (disposition, name) => {
    const url = serve('/a%E0.jpg', (response) =>
      response.writeHead(200, { 'content-disposition': disposition }).end(photoBytes),
    );
    expect((await fetchImage(url)).name).toBe(name);
  });

  test('sends no identifying headers and asks for no compression', async () => {
    await fetchImage(serve('/a.jpg', respondWithImage));
    expect(requests[0]?.headers).toEqual({
      accept: 'image/*',
      'accept-encoding': 'identity',
      'user-agent': 'LaHiguera',
      host: `127.0.0.1:${server.port}`,
      connection: expect.any(String),
    });
  });

  test('follows three redirects but not four', async () => {
    serve('/0', respondWithImage);
    for (const step of [1, 2, 3, 4]) serve(`/${step}`, redirectTo(`/${step - 1}`));
    expect((await fetchImage(`${server.origin}/3`)).bytes).toEqual(photoBytes);
    expect(await catchHttpError(fetchImage(`${server.origin}/4`))).toMatchObject({ status: 502 });
  });

  test('sends no cookies to redirect targets', async () => {
    serve('/b', respondWithImage);
    const url = serve('/a', (response) =>
      response.writeHead(307, { location: '/b', 'set-cookie': 'a=b' }).end(),
    );
    await fetchImage(url);
    expect(requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });
});
