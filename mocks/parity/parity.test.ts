import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { problem } from '#contract/core/problem';
import { listRestorationRequests } from '#contract/inbox/admin-endpoints';
import { sendRestorationPhotos } from '#contract/inbox/endpoints';
import { endpoints } from '#contract/index';
import { optimizeImage } from '#contract/media/endpoints';
import { listFeaturedProductsSchemas } from '#contract/products/schema';
import { photographs } from '#demo/photographs';
import type { ApiRequest, ApiResponse } from '../../api/conformance/api-request';
import { shopAsker } from '../../api/conformance/ask-shop';
import { content, promises, tableText } from '../../api/conformance/comparable';
import { pictures } from '../../api/conformance/pictures';
import { posting, sendingPhotos } from '../../api/conformance/posting';
import { endpointsAsked, oneOfEachTagged, requests } from '../../api/conformance/requests';
import { shopTime } from '../../api/conformance/shop-time';
import { pictureFetcher } from '../../api/media/remote-picture';
import { demoShop } from '../../api/seed/demo-shop';
import { answerServer } from '../../api/testing/answer-server';
import { startShop } from '../../api/testing/shop';
import { askMocks, mockedEnquiries } from './ask-mocks';
import { keptRows } from './kept-rows';
import { receivedByServer } from './received-by-server';

const projectFolder = `${import.meta.dirname}/../..`;
const demo = demoShop(projectFolder);

const surroundings = { demo, trustedProxies: 1, clock: () => shopTime };
const shop = await startShop(surroundings);
afterAll(shop.close);

const askShop = shopAsker(shop);

const photoAddress = /^\/api\/media\/optimize\/[\w-]+\?v=[0-9a-f]{10}$/;

const restoration = {
  name: 'Elena',
  email: 'elena@example.com',
  description: 'A chipped blue plate.',
};

const titled = requests.map((request): [string, ApiRequest] => [titleOf(request), request]);

describe('the server and the mocks answer the same', () => {
  test.each(titled)('%s', async (_title, request) => {
    const real = await askShop(request);
    const mocked = await askMocks(request);
    expect(promises(mocked)).toEqual(promises(real));
    expect(real.status).toBe(request.status);
    expectSameContent(request, real, mocked);
  });

  test.each(oneOfEachTagged)('304 to whoever holds the tag of $path', async (request) => {
    for (const ask of [askShop, askMocks]) {
      const { headers } = await ask(request);
      const held = { 'If-None-Match': String(headers.etag) };
      const again = await ask({ ...request, headers: held });
      expect(again).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } });
    }
  });

  test('whoever asks whether they are there', async () => {
    const request = { status: 200, path: '/healthz' };
    const real = await askShop(request);
    const mocked = await askMocks(request);
    expect(promises(mocked)).toEqual(promises(real));
    expect(content(mocked)).toEqual(content(real));
  });

  test('that a picture may be kept forever at the address that each hands out', async () => {
    for (const ask of [askShop, askMocks]) {
      const { text } = await ask({ status: 200, path: '/api/featured-products' });
      const [product] = v.parse(listFeaturedProductsSchemas.response, JSON.parse(text));
      const picture = await ask({ status: 200, path: String(product?.imageUrl) });
      expect(picture.headers).toMatchObject({ 'cache-control': optimizeImage.cacheControl });
    }
  });
});

describe('photographs of a request', () => {
  const withPhotos = (photoUrls: readonly string[], status = 200) =>
    posting('sendRestorationRequest', 'photographs', { ...restoration, photoUrls }, { status });

  const sentTo = async (ask: typeof askShop): Promise<string[]> => {
    const { text } = await ask(
      await sendingPhotos('two pictures', { files: pictures.slice(0, 2) }),
    );
    return v.parse(sendRestorationPhotos.response, JSON.parse(text)).photoUrls;
  };

  test.each([askShop, askMocks])('belong to one request, and nobody is shown them', async (ask) => {
    const photoUrls = await sentTo(ask);
    expect(photoUrls).toEqual(Array(2).fill(expect.stringMatching(photoAddress)));
    const [first = '', second = ''] = photoUrls;
    for (const request of [
      withPhotos([first, first], 400),
      withPhotos([first]),
      withPhotos([second, first], 400),
      withPhotos([second]),
      { status: 404, path: first },
      { status: 404, path: second },
    ]) {
      expect(await ask(request)).toMatchObject({ status: request.status });
    }
  });

  test('are listed in their order, and open for administrators', async () => {
    const path = `${listRestorationRequests.path}?q=${encodeURIComponent(restoration.description)}`;
    const list: ApiRequest = { status: 200, path, as: 'administrator' };
    for (const ask of [askShop, askMocks]) {
      const photoUrls = (await sentTo(ask)).toReversed();
      await ask(withPhotos(photoUrls));
      const [last] = v.parse(listRestorationRequests.response, JSON.parse((await ask(list)).text));
      expect(last?.photoUrls).toEqual(photoUrls);
      for (const url of photoUrls) expect((await ask({ ...list, path: url })).status).toBe(200);
    }
    expect(content(await askMocks(list))).toEqual(content(await askShop(list)));
  });
});

test('a picture from elsewhere is called as it is there', async () => {
  const elsewhere = await answerServer();
  const reaching = await startShop({ ...surroundings, fetchPicture: fetcherFromHere() });
  const askReaching = shopAsker(reaching);
  // What the mocks answer instead of any picture from elsewhere.
  const photograph = await demo.read(photographs[0]?.file ?? '');
  for (const path of ['/la%20tabla.jpg', '/100%.jpg', '/a%E0.jpg', '/a%2Fb.jpg', '/plates/']) {
    elsewhere.serve(path, (response) => response.end(photograph));
    const file_url = `http://elsewhere.example:${elsewhere.port}${path}`;
    const request = posting('uploadMediaFile', path, { file_url });
    const real = await askReaching({ ...request, as: 'administrator' });
    const mocked = await askMocks({ ...request, as: 'administrator' });
    expect([real.status, mocked.status], path).toEqual([201, 201]);
    expect(content(mocked), path).toEqual(content(real));
  }
  await reaching.close();
  await elsewhere.close();
});

/** Finds every name on this machine. */
const fetcherFromHere = () =>
  pictureFetcher({
    allow: ['127.0.0.1'],
    lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  });

test('the server and the mocks have kept the same', async () => {
  const real = keptRows(await receivedByServer(shop.database));
  const { messages, subscribers, orders, photos } = real;
  expect(messages.length * subscribers.length * orders.length * photos).toBeGreaterThan(0);
  expect(keptRows(mockedEnquiries)).toEqual(real);
});

test('every endpoint of the contract is among the good requests', () => {
  expect([...endpointsAsked].sort()).toEqual(Object.keys(endpoints).sort());
});

function expectSameContent(
  { of, method = 'GET', status }: ApiRequest,
  real: ApiResponse,
  mocked: ApiResponse,
): void {
  if (method === 'HEAD' || status === 304 || status === 204) {
    expect([mocked.text, real.text]).toEqual(['', '']);
    return;
  }
  if (status >= 400 || of === undefined) {
    if (method !== 'GET') expect(content(mocked)).toEqual(content(real));
    expectSameProblem(content(real), content(mocked));
    return;
  }
  const { response }: ValidatedEndpoint = endpoints[of];
  if (response === 'csv') {
    expect(tableText(mocked)).toEqual(tableText(real));
    return;
  }
  if (typeof response === 'string') {
    expect(Math.min(mocked.text.length, real.text.length)).toBeGreaterThan(0);
    return;
  }
  expect(v.parse(response, content(real)), 'nothing beside the contract').toEqual(content(real));
  expect(content(mocked)).toEqual(content(real));
}

/** The same fields are at fault for the same reasons; of what is only read, the sentence above is each side's own. */
function expectSameProblem(real: unknown, mocked: unknown): void {
  const { issues } = v.parse(v.strictObject(problem.entries), real);
  expect(v.parse(v.strictObject(problem.entries), mocked).issues).toEqual(issues);
}

function titleOf({ status, path, method = 'GET', title, headers = {}, as }: ApiRequest): string {
  const shown = path.length > 80 ? `${path.slice(0, 80)}…` : path;
  const asked = `${status} to ${method} ${shown}${as === undefined ? '' : ` as ${as}`}`;
  if (title !== undefined) return `${asked} with ${title}`;
  return [asked, ...Object.values(headers)].join(' holding ');
}
