import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '#contract/products/endpoints';
import { catalogue } from '../testing/demo-shop';
import { mockServer, openShop } from '../testing/mock-server';
import { ResponseError, request } from './http-client';

const everyProduct = 'http://localhost:3000/api/products';

describe('a request', () => {
  test('answers what the endpoint promises', async () => {
    expect(await request(listProducts, {})).toEqual(catalogue);
  });

  test('carries cookies', async () => {
    mockServer.use(
      http.get(everyProduct, ({ request: { credentials } }) => HttpResponse.json(credentials)),
    );
    expect(await request(listProducts, {})).toBe('include');
  });

  test('that is refused throws the status, a colon and what was answered', async () => {
    mockServer.use(
      http.get(everyProduct, () => new HttpResponse('Closed on Mondays', { status: 503 })),
    );
    await expect(request(listProducts, {})).rejects.toThrow('503: Closed on Mondays');
  });

  test('that is refused without a word throws the words of its status', async () => {
    const silent = { status: 503, statusText: 'Service Unavailable' };
    mockServer.use(http.get(everyProduct, () => new HttpResponse(null, silent)));
    await expect(request(listProducts, {})).rejects.toThrow('503: Service Unavailable');
  });

  test('for what is not there throws an error that knows its status', async () => {
    const missing = request(getProduct, { params: { id: 999999 } });
    await expect(missing).rejects.toBeInstanceOf(ResponseError);
    await expect(missing).rejects.toMatchObject({ name: 'ResponseError', status: 404 });
  });

  test('that nobody answers throws the network’s own error', async () => {
    openShop('offline');
    await expect(request(listProducts, {})).rejects.toThrow(TypeError);
  });
});
