import { createMockServer } from '#mocks/node';
import type { Scenario } from '#mocks/scenarios';

/** Answers the API calls of every test. */
export const mockServer = createMockServer();

let asked: string[] = [];

mockServer.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  asked.push(pathname + search);
});

/** Opens a shop of its own for a test, in these scenarios. */
export function openShop(...scenarios: Scenario[]): void {
  asked = [];
  mockServer.resetHandlers(...createMockServer({ scenarios }).listHandlers());
}

/** Path and query of every request since the shop was opened. */
export const requestsMade = (): readonly string[] => asked;
