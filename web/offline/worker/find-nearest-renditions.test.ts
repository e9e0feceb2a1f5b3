import { expect, test } from 'vitest';
import { findNearestRenditions } from './find-nearest-renditions';

const buildRenditionUrl = (width: number | undefined, options = 'v=1') =>
  `http://localhost:3000/api/media/optimize/abc?${options}${
    width === undefined ? '' : `&width=${width}&quality=70`
  }`;

const cachedUrls = [1536, 320, 1024].map((width) => buildRenditionUrl(width));

test.each([
  [200, 320, undefined],
  [480, 1024, 320],
  [1024, 1024, 320],
  [1280, 1536, 1024],
  [1920, undefined, 1536],
])(
  'findNearestRenditions of %i pixels returns larger %s and smaller %s',
  (requested, larger, smaller) => {
    expect(findNearestRenditions(buildRenditionUrl(requested), cachedUrls)).toEqual({
      larger: larger && buildRenditionUrl(larger),
      smaller: smaller && buildRenditionUrl(smaller),
    });
  },
);

test('findNearestRenditions treats the original image as larger than any rendition', () => {
  const originalUrl = buildRenditionUrl(undefined);
  expect(findNearestRenditions(buildRenditionUrl(1280), [originalUrl]).larger).toBe(originalUrl);
  expect(findNearestRenditions(originalUrl, cachedUrls).smaller).toBe(buildRenditionUrl(1536));
});

test('findNearestRenditions ignores the quality and the order of query parameters', () => {
  const otherQuality =
    'http://localhost:3000/api/media/optimize/abc?quality=80&width=640&crop=fill&v=1&height=640';
  const requested = `${buildRenditionUrl(480, 'v=1&crop=fill')}&height=640`;
  expect(findNearestRenditions(requested, [otherQuality]).larger).toBe(otherQuality);
});

test.each([
  ['another image', buildRenditionUrl(1024).replace('abc', 'abd')],
  ['an earlier version of the image', buildRenditionUrl(1024, 'v=0')],
  ['a differently cropped image', `${buildRenditionUrl(1024)}&crop=fill&height=1024`],
])('findNearestRenditions ignores %s', (_what, otherQuality) => {
  expect(findNearestRenditions(buildRenditionUrl(480), [otherQuality])).toEqual({});
});
