import { expect, test } from 'vitest';
import { randomHex, randomToken } from './random';

test('randomHex returns two hex digits per byte, different each time', () => {
  expect(randomHex(8)).toMatch(/^[0-9a-f]{16}$/);
  expect(randomHex(8)).not.toBe(randomHex(8));
});

test('randomToken returns unique unpadded base64url', () => {
  const tokens = Array.from({ length: 100 }, () => randomToken(32));
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  }
  expect(new Set(tokens).size).toBe(tokens.length);
});
