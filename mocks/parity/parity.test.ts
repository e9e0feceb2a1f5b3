import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/index';
import { optimizeImage } from '#contract/media';
import { problem } from '#contract/problem';
import { listFeaturedProducts } from '#contract/product';
import { demoShop } from '../../api/database/seed/demo-shop';
import { startShop } from '../../api/testing/shop';
import { askMocks, type ParityAnswer } from './ask-mocks';
import { content, promises } from './comparable';
import { oneOfEach, type ParityRequest, requests } from './requests';

const projectFolder = `${import.meta.dirname}/../..`;
const shop = await startShop({ demo: demoShop(projectFolder) });
afterAll(shop.close);

const askShop = ({ path, ...asking }: ParityRequest): Promise<ParityAnswer> =>
  shop.ask(path, asking);

const titled = requests.map((request): [string, ParityRequest] => [titleOf(request), request]);

describe('the server and the mocks answer the same', () => {
  test.each(titled)('%s', async (_title, request) => {
    const real = await askShop(request);
    const mocked = await askMocks(request);
    expect(promises(mocked)).toEqual(promises(real));
    expect(real.status).toBe(request.status);
    expectSameContent(request, real, mocked);
  });

  test.each(oneOfEach)('304 to whoever holds the tag of $path', async (request) => {
    for (const ask of [askShop, askMocks]) {
      const { headers } = await ask(request);
      const held = { 'If-None-Match': String(headers.etag) };
      const again = await ask({ ...request, headers: held });
      expect(again).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } });
    }
  });

  test('that a picture may be kept forever at the address that each hands out', async () => {
    for (const ask of [askShop, askMocks]) {
      const { text } = await ask({ status: 200, path: '/api/featured-products' });
      const [product] = v.parse(listFeaturedProducts.response, JSON.parse(text));
      const picture = await ask({ status: 200, path: String(product?.imageUrl) });
      expect(picture.headers).toMatchObject({ 'cache-control': optimizeImage.cacheControl });
    }
  });
});

test('every endpoint of the contract is among the good requests', () => {
  const asked = new Set(oneOfEach.map(({ of }) => of));
  expect([...asked].sort()).toEqual(Object.keys(endpoints).sort());
});

function expectSameContent(
  { of, method, status }: ParityRequest,
  real: ParityAnswer,
  mocked: ParityAnswer,
): void {
  if (method === 'HEAD' || status === 304) {
    expect([mocked.text, real.text]).toEqual(['', '']);
    return;
  }
  if (status >= 400 || of === undefined) {
    expectSameProblem(content(real), content(mocked));
    return;
  }
  const { response } = endpoints[of];
  if (response === 'image') {
    expect(Math.min(mocked.text.length, real.text.length)).toBeGreaterThan(0);
    return;
  }
  expect(v.parse(response, content(real)), 'nothing beside the contract').toEqual(content(real));
  expect(content(mocked)).toEqual(content(real));
}

/** The same fields are at fault for the same reasons; the sentence above them is each side's own. */
function expectSameProblem(real: unknown, mocked: unknown): void {
  const { issues } = v.parse(v.strictObject(problem.entries), real);
  expect(v.parse(v.strictObject(problem.entries), mocked).issues).toEqual(issues);
}

function titleOf({ status, path, method = 'GET', headers = {} }: ParityRequest): string {
  const shown = path.length > 80 ? `${path.slice(0, 80)}…` : path;
  return [`${status} to ${method} ${shown}`, ...Object.values(headers)].join(' holding ');
}
