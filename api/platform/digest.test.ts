import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacSha256, sha256, sha256OfText } from './digest';

const texts = ['', 'figs', 'Jamón, queso y ñame 🧀', 'a'.repeat(5000)];

test.each(texts)('sha256OfText and sha256 of %j match node:crypto', async (text) => {
  const expected = createHash('sha256').update(text).digest('hex');
  expect(sha256OfText(text)).toBe(expected);
  expect(await sha256(Buffer.from(text))).toBe(expected);
});

test('hmacSha256 matches node:crypto for several texts with one key', () => {
  const digest = hmacSha256('salt');
  for (const text of texts) {
    expect(digest(text)).toBe(createHmac('sha256', 'salt').update(text).digest('hex'));
  }
});
