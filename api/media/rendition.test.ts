import { expect, test } from 'vitest';
import { buildRenditionKey } from './rendition';

const options = { width: 20, height: 15, quality: 70, format: 'webp' } as const;
const focalCrop = { scaledSize: { width: 30, height: 15 }, left: 4, top: 0 };
const watermark = { contentHash: 'c', position: 'center' } as const;

test('buildRenditionKey() depends on the content and every option', () => {
  const keys = [
    buildRenditionKey('a', options),
    buildRenditionKey('b', options),
    ...[
      { width: 21 },
      { height: 16 },
      { quality: 75 },
      { format: 'jpeg' as const },
      { focalCrop },
      { focalCrop: { ...focalCrop, left: 5 } },
      { blur: 2 },
      { blur: 3 },
      { grayscale: true },
      { watermark },
      { watermark: { ...watermark, contentHash: 'd' } },
      { watermark: { ...watermark, position: 'top' as const } },
    ].map((change) => buildRenditionKey('a', { ...options, ...change })),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(buildRenditionKey('a', { ...options })).toBe(keys[0]);
});

test('buildRenditionKey() ignores unset options', () => {
  const unsetOptions = {
    focalCrop: undefined,
    blur: undefined,
    grayscale: false,
    watermark: undefined,
  };
  expect(buildRenditionKey('a', { ...options, ...unsetOptions })).toBe(
    buildRenditionKey('a', options),
  );
});
