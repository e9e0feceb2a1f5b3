import type { APIRequestContext, Page } from '@playwright/test';
import { isOnMocks } from './test';

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly data?: object;
}

interface ReceivedResponse {
  readonly status: number;
  readonly text: string;
}

/** What sends requests: on the server the client of Playwright, on mocks the page. */
export interface Sender {
  readonly page: Page;
  /** Defaults to the client that shares the page's cookies. */
  readonly request?: APIRequestContext;
  /** For a client without a base URL. */
  readonly origin?: string;
}

/** A page that loads little, to start the mocks. */
const lightPath = '/terms';

/** Sends a request to the API as a page of the same origin does. */
export async function sendRequest(
  { page, request = page.request, origin = '' }: Sender,
  path: string,
  { method = 'GET', headers = {}, data }: RequestOptions = {},
): Promise<ReceivedResponse> {
  if (isOnMocks()) return sendFromPage(page, path, { method, headers, data });
  const response = await request.fetch(origin + path, {
    method,
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(data && { data }),
  });
  return { status: response.status(), text: await response.text() };
}

/** The mocks answer only requests of their page. */
async function sendFromPage(
  page: Page,
  path: string,
  { method, headers, data }: Required<Pick<RequestOptions, 'method' | 'headers'>> & RequestOptions,
): Promise<ReceivedResponse> {
  if (page.url() === 'about:blank') {
    await page.goto(lightPath);
    await page.locator('html[data-ready]').waitFor();
  }
  return page.evaluate(
    async ([url, init]) => {
      const response = await fetch(url, init);
      return { status: response.status, text: await response.text() };
    },
    [
      path,
      {
        method,
        headers: { ...(data && { 'Content-Type': 'application/json' }), ...headers },
        ...(data && { body: JSON.stringify(data) }),
      },
    ] as const,
  );
}
