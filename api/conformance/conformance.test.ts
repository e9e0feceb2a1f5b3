import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/index';
import { demoShop } from '../seed/demo-shop';
import { startShop, type TestShop } from '../testing/shop';
import type { ApiResponse } from './api-request';
import { shopAsker } from './ask-shop';
import { otherDatabases } from './databases';
import { expectSameResponse, formatTitle } from './expect-same';
import { coveredEndpoints, oneOfEachTagged, requests } from './requests';
import { shopTime } from './shop-time';
import { storedRows } from './stored-rows';
import { reuseUnusedIds } from './unused-ids';

const demo = demoShop(`${import.meta.dirname}/../..`);
const surroundings = { demo, trustedProxies: 1, clock: () => shopTime };

async function collectResponses(shop: TestShop): Promise<ApiResponse[]> {
  const send = shopAsker(shop);
  const responses: ApiResponse[] = [];
  for (const request of requests) responses.push(await send(request));
  return responses;
}

const reference = await startShop(surroundings);
afterAll(reference.close);
const responses = await collectResponses(reference);

const exchanges = requests.flatMap((request, position) => {
  const response = responses[position];
  return response ? [[formatTitle(request), request, response] as const] : [];
});

describe('API on a SQLite file', () => {
  test.each(exchanges)('%s', (_title, request, response) => {
    expectSameResponse(request, response, response);
  });

  test('the suite has a valid request for every endpoint', () => {
    expect([...coveredEndpoints].sort()).toEqual(Object.keys(endpoints).sort());
  });
});

describe.each(otherDatabases)(
  'API on %s responds as on a SQLite file',
  async (_name, openDatabase) => {
    const shop = await startShop({ ...surroundings, openDatabase });
    afterAll(shop.close);
    const send = shopAsker(shop);
    const reuseIds = reuseUnusedIds(shop.database);

    test.each(exchanges)('%s', async (_title, request, expected) => {
      const response = await send(request);
      if (request.method !== undefined) await reuseIds();
      expectSameResponse(request, response, expected);
    });

    test.each(oneOfEachTagged)(
      'GET $path answers 304 for a matching If-None-Match',
      async (request) => {
        const { headers } = await send(request);
        const again = await send({
          ...request,
          headers: { 'If-None-Match': String(headers.etag) },
        });
        expect(again).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } });
      },
    );

    test('the database has the same rows after all requests', async () => {
      expect(await storedRows(shop.database)).toEqual(await storedRows(reference.database));
    });
  },
);
