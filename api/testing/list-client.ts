import * as v from 'valibot';
import { expect } from 'vitest';
import { buildUrl, type ValidatedEndpoint } from '#contract/core/endpoint';
import type { SendRequest } from './test-client';

type Query = Readonly<Record<string, unknown>>;

/** Fetches one page of a paginated list: parsed rows and the total number of rows. */
export const createListClient =
  <Schema extends v.GenericSchema>(
    sendRequest: SendRequest,
    endpoint: ValidatedEndpoint & { readonly response: Schema },
  ) =>
  async (query: Query = {}) => {
    const { status, json, headers } = await sendRequest(buildUrl(endpoint, { query }));
    expect(status, JSON.stringify(query)).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const rows = v.parse(endpoint.response, json);
    expect(rows, 'no fields outside the schema').toEqual(json);
    return { rows, total: Number(headers['x-total-count']) };
  };
