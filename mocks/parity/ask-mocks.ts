import { setupServer } from 'msw/node';
import { openMockedShop } from '../node';
import type { ParityRequest } from './requests';

/** What both sides' answers are compared by. */
export interface ParityAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** What time it is on both sides: Saturday, 11 o'clock in the shop. */
export const shopTime = new Date('2026-11-21T19:00:00.000Z');

const origin = 'http://mocked.test';
const { handlers, database } = openMockedShop([], () => shopTime);
const server = setupServer(...handlers);

/** What the mocks received so far. */
export const mockedEnquiries = database.enquiries;

/** Asks the mocks by an ordinary `fetch`, which they intercept only meanwhile. */
export async function askMocks(request: ParityRequest): Promise<ParityAnswer> {
  const { path, method = 'GET', headers, body = null } = request;
  server.listen({ onUnhandledRequest: 'error' });
  try {
    const response = await fetch(origin + path, {
      method,
      body,
      headers: { Origin: origin, ...headers },
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  } finally {
    server.close();
  }
}
