import { describe, expect, test, vi } from 'vitest';
import { createRequestLog } from './request-log';

const createRequest = (path: string) => new Request(`http://shop.test${path}`);

const respondWith =
  (body: BodyInit, type = 'application/json') =>
  async () =>
    new Response(body, { headers: { 'Content-Type': type } });

describe('createRequestLog', () => {
  test('lists a request before it has a response, and resolves to that response', async () => {
    const log = createRequestLog();
    const onChange = vi.fn();
    const unsubscribe = log.subscribe(onChange);
    const recorded = log.record(createRequest('/api/a?b=1'), respondWith('{"c":2}'));
    expect(log.list()).toMatchObject([{ method: 'GET', path: '/api/a?b=1', result: undefined }]);
    expect(await (await recorded)?.json()).toEqual({ c: 2 });
    expect(log.list()[0]?.result?.body).toEqual({ kind: 'text', text: '{"c":2}', isCut: false });
    expect(onChange).toHaveBeenCalledTimes(2);
    unsubscribe();
    log.clear();
    expect(log.list()).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('cuts long texts and stores only the type of other bodies', async () => {
    const log = createRequestLog();
    await log.record(createRequest('/api/long'), respondWith('x'.repeat(50_000)));
    await log.record(createRequest('/api/file'), respondWith(new Uint8Array(7), 'image/jpeg'));
    const [file, long] = log.list();
    expect(file?.result?.body).toEqual({ kind: 'binary', type: 'image/jpeg' });
    expect(long?.result?.body).toEqual({ kind: 'text', text: 'x'.repeat(20_000), isCut: true });
  });

  test('forgets the oldest entries, of images and other requests separately', async () => {
    const log = createRequestLog();
    await log.record(createRequest('/api/products'), respondWith('[]'));
    for (let index = 0; index < 80; index += 1)
      await log.record(
        createRequest(`/api/media/optimize/${index}`),
        respondWith('1', 'image/avif'),
      );
    const entries = log.list();
    expect(entries).toHaveLength(61);
    expect(entries[0]?.path).toBe('/api/media/optimize/79');
    expect(entries.at(-1)?.path).toBe('/api/products');
  });
});
