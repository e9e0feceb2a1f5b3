import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '#contract/products/endpoints';
import { demoProducts } from '../testing/demo-data';
import { mockServer, resetMockServer } from '../testing/mock-server';
import { ResponseError, request } from './http-client';

const productsUrl = 'http://localhost:3000/api/products';

describe('request', () => {
  test('returns the endpoint’s response', async () => {
    expect(await request(listProducts, {})).toEqual(demoProducts);
  });

  test('sends cookies', async () => {
    mockServer.use(
      http.get(productsUrl, ({ request: { credentials } }) => HttpResponse.json(credentials)),
    );
    expect(await request(listProducts, {})).toBe('include');
  });

  test('throws the status and the response text on an error status', async () => {
    mockServer.use(
      http.get(productsUrl, () => new HttpResponse('Closed on Mondays', { status: 503 })),
    );
    await expect(request(listProducts, {})).rejects.toThrow('503: Closed on Mondays');
  });

  test('throws the status and the status text when the error response is empty', async () => {
    const emptyResponse = { status: 503, statusText: 'Service Unavailable' };
    mockServer.use(http.get(productsUrl, () => new HttpResponse(null, emptyResponse)));
    await expect(request(listProducts, {})).rejects.toThrow('503: Service Unavailable');
  });

  test('throws a ResponseError with status 404 for a missing product', async () => {
    const missing = request(getProduct, { params: { id: 999999 } });
    await expect(missing).rejects.toBeInstanceOf(ResponseError);
    await expect(missing).rejects.toMatchObject({ name: 'ResponseError', status: 404 });
  });

  test('throws a TypeError without a response', async () => {
    resetMockServer('offline');
    await expect(request(listProducts, {})).rejects.toThrow(TypeError);
  });
});
