import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPrecompressedResponse } from './precompressed-response';

const text = Array.from({ length: 4000 }, (_, index) => `fig ${index * 7919}`).join();

const createResponse = () =>
  createPrecompressedResponse(Buffer.from(text), {}, { compressible: true });

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
