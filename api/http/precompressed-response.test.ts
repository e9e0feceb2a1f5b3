import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPrecompressedResponse } from './precompressed-response';

const text = Array.from({ length: 4000 }, (_, index) => `fig ${index * 7919}`).join();

const createResponse = () =>
  createPrecompressedResponse(Buffer.from(text), {}, { compressible: true });

beforeAll(() =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    // Another test file may have set the module's timer.
    shouldClearNativeTimers: true,
  }),
);
afterAll(() => vi.useRealTimers());

test('a response that is sent again is compressed better in the background', async () => {
  const response = createResponse();
  const first = await response.getEncoded('br');
  const second = await response.getEncoded('br');
  expect(second).toBe(first);
  const readBytes = async () => (await response.getEncoded('br')).body.length;
  await expect.poll(readBytes).toBeLessThan(first.body.length);
  const best = await response.getEncoded('br');
  expect(brotliDecompressSync(best.body).toString()).toBe(text);
  expect(best.etag).toBe(first.etag);
  expect(best.rawHeaders).toContain(String(best.body.length));
});

test('a response that is sent once is compressed better when no other one has been compressed for a second', async () => {
  const [one, other] = [createResponse(), createResponse()];
  const { length } = (await one.getEncoded('br')).body;
  await other.getEncoded('br');
  vi.advanceTimersByTime(900);
  await createResponse().getEncoded('br');
  vi.advanceTimersByTime(900);
  await waitForImprovements();
  expect((await one.getEncoded('br')).body).toHaveLength(length);
  vi.advanceTimersByTime(1000);
  await waitForImprovements();
  expect((await other.getEncoded('br')).body.length).toBeLessThan(length);
});

/** They happen one after the other, so the one that's asked for last is the last one. */
async function waitForImprovements(): Promise<void> {
  const last = createResponse();
  const { length } = (await last.getEncoded('br')).body;
  while ((await last.getEncoded('br')).body.length === length)
    await new Promise((resolve) => setImmediate(resolve));
}
