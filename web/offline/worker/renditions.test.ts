import { expect, test } from 'vitest';
import { nearestRenditions } from './renditions';

const rendition = (width: number | undefined, options = 'v=1') =>
  `http://localhost:3000/api/media/optimize/abc?${options}${
    width === undefined ? '' : `&width=${width}&quality=70`
  }`;

const stored = [1536, 320, 1024].map((width) => rendition(width));

test.each([
  [200, 320, undefined],
  [480, 1024, 320],
  [1024, 1024, 320],
  [1280, 1536, 1024],
  [1920, undefined, 1536],
])('nearestRenditions of %i pixels returns larger %s and smaller %s', (wanted, larger, smaller) => {
  expect(nearestRenditions(rendition(wanted), stored)).toEqual({
    larger: larger && rendition(larger),
    smaller: smaller && rendition(smaller),
  });
});

test('nearestRenditions treats the original image as larger than any rendition', () => {
  const whole = rendition(undefined);
  expect(nearestRenditions(rendition(1280), [whole]).larger).toBe(whole);
  expect(nearestRenditions(whole, stored).smaller).toBe(rendition(1536));
});

test('nearestRenditions ignores the quality and the order of query parameters', () => {
  const other =
    'http://localhost:3000/api/media/optimize/abc?quality=80&width=640&crop=fill&v=1&height=640';
  const wanted = `${rendition(480, 'v=1&crop=fill')}&height=640`;
  expect(nearestRenditions(wanted, [other]).larger).toBe(other);
});

test.each([
  ['another image', rendition(1024).replace('abc', 'abd')],
  ['an earlier version of the image', rendition(1024, 'v=0')],
  ['a differently cropped image', `${rendition(1024)}&crop=fill&height=1024`],
])('nearestRenditions ignores %s', (_what, other) => {
  expect(nearestRenditions(rendition(480), [other])).toEqual({});
});
