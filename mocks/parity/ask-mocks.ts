import { setupServer } from 'msw/node';
import { administratorsMark, signIn, signOut } from '#contract/session/endpoints';
import type { ApiRequest, ApiResponse } from '../../api/conformance/api-request';
import { shopTime } from '../../api/conformance/shop-time';
import { openMockedShop } from '../node';
import { mockAdministrator } from '../tables/session';

const origin = 'http://mocked.test';
const { handlers, database } = openMockedShop([], () => shopTime);
const server = setupServer(...handlers);

/** What the mocks received so far. */
export const mockedEnquiries = database.enquiries;

/** Keeps the mark of the bytes' order, which `response.text()` takes away. */
const whole = new TextDecoder('utf-8', { ignoreBOM: true });

/** Asks the mocks by an ordinary `fetch`, which they intercept only meanwhile. */
export async function askMocks(request: ApiRequest): Promise<ApiResponse> {
  const { path, method = 'GET', headers, body = null, as } = request;
  server.listen({ onUnhandledRequest: 'error' });
  try {
    await become(as);
    const response = await fetch(origin + path, {
      method,
      body,
      headers: { Origin: origin, ...(as && markOf[as]), ...headers },
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: whole.decode(await response.arrayBuffer()),
    };
  } finally {
    server.close();
  }
}

const markOf = { administrator: { [administratorsMark.name]: administratorsMark.value } };

/** Signs in or out where somebody else asked before: mocks know but one browser. */
async function become(wanted: ApiRequest['as']): Promise<void> {
  const isSignedIn = database.session.username !== undefined;
  if (isSignedIn === (wanted === 'administrator')) return;
  const { path, method } = isSignedIn ? signOut : signIn;
  const { ok } = await fetch(origin + path, {
    method,
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify(mockAdministrator),
  });
  if (!ok) throw new Error('The mocks let nobody in or out.');
}
