import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/index';
import { createDemoData } from '../seed/demo-data';
import { startTestServer, type TestServer } from '../testing/test-server';
import type { ConformanceResponse } from './conformance-request';
import { createClient } from './create-client';
import { otherDatabases } from './databases';
import { dumpRows } from './dump-rows';
import { expectSameResponse, formatTitle } from './expect-same-response';
import { fixedTime } from './fixed-time';
import { recordResponses } from './record-responses';
import { cacheableReads, coveredEndpoints, requests } from './requests';
import { createSequenceReset } from './reuse-unused-ids';

const demo = createDemoData(`${import.meta.dirname}/../..`);
const options = { demo, trustedProxies: 1, clock: () => fixedTime };

async function collectResponses(server: TestServer): Promise<ConformanceResponse[]> {
  const send = createClient(server);
  const responses: ConformanceResponse[] = [];
  for (const request of requests) responses.push(await send(request));
  return responses;
}

const reference = await startTestServer({
  ...options,
  ...recordResponses('a SQLite file', 'databases'),
});
afterAll(reference.close);
const responses = await collectResponses(reference);

const cases = requests.flatMap((request, index) => {
  const response = responses[index];
  return response ? [[formatTitle(request), request, response] as const] : [];
});

describe('API on a SQLite file', () => {
  test.each(cases)('%s', (_title, request, response) => {
    expectSameResponse(request, response, response);
  });

  test('the suite has a valid request for every endpoint', () => {
    expect([...coveredEndpoints].sort()).toEqual(Object.keys(endpoints).sort());
  });
});

describe.each(otherDatabases)(
  'API on %s responds as on a SQLite file',
  async (name, openDatabase) => {
    const server = await startTestServer({
      ...options,
      ...recordResponses(name, 'databases'),
      openDatabase,
    });
    afterAll(server.close);
    const send = createClient(server);
    const reuseIds = createSequenceReset(server.database);

    test.each(cases)('%s', async (_title, request, expected) => {
      const response = await send(request);
      if (request.method !== undefined) await reuseIds();
      expectSameResponse(request, response, expected);
    });

    test.each(cacheableReads)(
      'GET $path answers 304 for a matching If-None-Match',
      async (request) => {
        const { headers } = await send(request);
        const revalidated = await send({
          ...request,
          headers: { 'If-None-Match': String(headers.etag) },
        });
        expect(revalidated).toMatchObject({
          status: 304,
          text: '',
          headers: { etag: headers.etag },
        });
      },
    );

    test('the database has the same rows after all requests', async () => {
      expect(await dumpRows(server.database)).toEqual(await dumpRows(reference.database));
    });
  },
);
