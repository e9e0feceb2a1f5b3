import { getResponse } from 'msw';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import type { SessionCookie } from '../../api/dispatch/request';
import { openMockServer } from '../../mocks/node-server';
import { type ExampleResponses, endpointNames } from './build-document';
import { buildExampleRequest } from './build-example-request';
import { exampleTime, insertExampleRows } from './example-shop';

/** Sends the examples to a mock server with its sample data. Rejects if one is not answered with success. */
export async function recordResponses(): Promise<ExampleResponses> {
  const cookie = createSwitchedCookie();
  const server = openMockServer(['signed-in'], {
    hasSampleSubmissions: true,
    clock: () => exampleTime,
    cookie,
  });
  const responses: Partial<Record<EndpointName, unknown>> = {};
  try {
    // The first response waits for the sample data.
    await recordResponse('getApiDescription', server.handlers);
    await insertExampleRows(server.getDatabase().database);
    for (const name of endpointNames) {
      cookie.isUsed = endpoints[name].access === 'admin';
      responses[name] = await recordResponse(name, server.handlers);
    }
  } finally {
    await server.close();
  }
  return responses;
}

/** Shows the session only to endpoints of the back office; the example of a sign-in doesn't replace it. */
function createSwitchedCookie(): SessionCookie & { isUsed: boolean } {
  let session: string | undefined;
  return {
    isUsed: false,
    read() {
      return this.isUsed ? session : undefined;
    },
    write(token) {
      if (this.isUsed || session === undefined) session = token ?? undefined;
    },
  };
}

type MockHandlers = ReturnType<typeof openMockServer>['handlers'];

async function recordResponse(name: EndpointName, handlers: MockHandlers): Promise<unknown> {
  const endpoint: ValidatedEndpoint = endpoints[name];
  const response = await getResponse(
    handlers,
    await buildExampleRequest(name, 'https://lahiguera.example'),
  );
  if (!response?.ok) {
    throw new Error(
      `The example of ${name} is answered ${response?.status}: ${await response?.text()}`,
    );
  }
  if (endpoint.response === 'nothing' || endpoint.response === 'image') return undefined;
  const text = replaceRandom(await response.text());
  if (endpoint.response === 'csv') return text.split('\r\n').slice(0, 3).join('\r\n');
  return name === 'getApiDescription'
    ? { openapi: '3.1.0' }
    : shorten(JSON.parse(text, replaceRecoveryCode));
}

/** Random ids and keys, so that equal examples have equal responses. */
const replaceRandom = (text: string): string =>
  text
    .replaceAll(/\b[0-9a-f]{32}\b/g, (id) =>
      /^0{16}/.test(id) ? id : '0123456789abcdef'.repeat(2),
    )
    .replaceAll(/\b(?=\d*[a-f])[0-9a-f]{16}\b/g, '0123456789abcdef')
    .replaceAll(
      /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
      '0b9f7a4e-52a6-4c0b-9d57-0f3a6f6f2c11',
    )
    .replaceAll(/\b[A-Z2-7]{32}\b/g, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');

const replaceRecoveryCode = (key: string, value: unknown): unknown =>
  key === 'recoveryCodes' && Array.isArray(value)
    ? value.map((code) => String(code).replaceAll(/\w/g, 'x'))
    : value;

/** One item of a list is enough for an example. */
const shorten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shorten(item)]));
};
