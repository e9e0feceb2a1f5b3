import { expect, test } from 'vitest';
import { renditionKey } from './rendition';

const options = { width: 20, height: 15, quality: 70, format: 'webp' } as const;
const cut = { scaled: { width: 30, height: 15 }, left: 4, top: 0 };
const watermark = { contentHash: 'c', position: 'center' } as const;

test('buildRenditionKey() depends on the content and every option', () => {
  const names = [
    renditionKey('a', options),
    renditionKey('b', options),
    ...[
      { width: 21 },
      { height: 16 },
      { quality: 75 },
      { format: 'jpeg' as const },
      { cut },
      { cut: { ...cut, left: 5 } },
      { blur: 2 },
      { blur: 3 },
      { grayscale: true },
      { watermark },
      { watermark: { ...watermark, contentHash: 'd' } },
      { watermark: { ...watermark, position: 'top' as const } },
    ].map((change) => renditionKey('a', { ...options, ...change })),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(renditionKey('a', { ...options })).toBe(names[0]);
});

test('buildRenditionKey() ignores unset options', () => {
  const nothing = { cut: undefined, blur: undefined, grayscale: false, watermark: undefined };
  expect(renditionKey('a', { ...options, ...nothing })).toBe(renditionKey('a', options));
});
