import { buildUrl, type ResponseOf } from '#contract/core/endpoint';
import type { Fetcher } from '#renderer';
import { renderPage } from '../server';
import { fetchFromMocks } from './fetch-from-mocks';

export const structuredDataOrigin = 'https://lahiguera.example';

/** `data` overrides responses of the mock server by URL. */
export async function fetchStructuredData(
  path: string,
  data: Readonly<Record<string, unknown>> = {},
) {
  const fetchResponse: Fetcher = async (endpoint, input) => {
    const url = buildUrl(endpoint, input);
    return url in data
      ? (data[url] as ResponseOf<typeof endpoint>)
      : fetchFromMocks(endpoint, input);
  };
  const { structuredData } = await renderPage({
    url: path,
    origin: structuredDataOrigin,
    variant: 0,
    fetchResponse,
  });
  const blocks = structuredData.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Array.from(blocks, ([, json = '']) => JSON.parse(json));
}

/** Undefined when the page has no block of this type. */
export async function fetchStructuredDataOfType(
  path: string,
  type: string,
  data: Readonly<Record<string, unknown>> = {},
) {
  const blocks = await fetchStructuredData(path, data);
  return blocks.find((block) => block['@type'] === type);
}
