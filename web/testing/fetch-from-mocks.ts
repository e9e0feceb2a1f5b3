import { buildUrl } from '#contract/core/endpoint';
import type { Fetcher } from '#renderer';
import { ResponseError } from '../data/http-client';

/** Calls the mock server, as the page renderer calls the API. */
export const fetchFromMocks: Fetcher = async (endpoint, input) => {
  const response = await fetch(`http://shop.test${buildUrl(endpoint, input)}`);
  if (!response.ok) throw new ResponseError(response.status, await response.text());
  return response.json();
};
