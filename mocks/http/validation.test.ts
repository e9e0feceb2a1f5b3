import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoint } from '#contract/core/endpoint';
import { validRequest } from './validation';

const greet = endpoint({
  method: 'POST',
  path: '/api/greetings/:id',
  access: 'public',
  params: v.object({ id: v.pipe(v.string(), v.transform(Number), v.integer()) }),
  query: v.object({ times: v.optional(v.string('times is given once')) }),
  body: v.object({ name: v.pipe(v.string(), v.minLength(2, 'A name has two letters')) }),
  response: v.string(),
  cacheControl: 'no-store',
});

const written = (body: string, { id = '7', query = '' } = {}) => ({
  params: { id },
  request: new Request(`http://shop.test/api/greetings/${id}${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  }),
});

describe('a request', () => {
  test('reaches its handler parsed by the schemas of its endpoint', async () => {
    const valid = await validRequest(greet, written('{"name":"Elena"}', { query: '?times=2' }));
    expect(valid).toEqual({ params: { id: 7 }, query: { times: '2' }, body: { name: 'Elena' } });
  });

  test('with a parameter that does not parse addresses nothing', async () => {
    const request = validRequest(greet, written('{"name":"Elena"}', { id: 'seven' }));
    await expect(request).rejects.toMatchObject({ status: 404 });
  });

  test('with a body at fault is told which field', async () => {
    const request = validRequest(greet, written('{"name":"E"}'));
    await expect(request).rejects.toMatchObject({
      status: 400,
      problem: { issues: [{ path: 'name', message: 'A name has two letters' }] },
    });
  });

  test('with a body that is not JSON is refused', async () => {
    await expect(validRequest(greet, written('name=Elena'))).rejects.toMatchObject({ status: 400 });
  });

  test('with a query name given twice is refused rather than half heard', async () => {
    const request = validRequest(greet, written('{"name":"Elena"}', { query: '?times=2&times=3' }));
    await expect(request).rejects.toMatchObject({
      status: 400,
      problem: { issues: [{ path: 'times', message: 'times is given once' }] },
    });
  });
});
