import { expect, test } from 'vitest';
import { placeSpot } from './place-spot';

const frame = { width: 4, height: 3 };

test.each([
  { title: 'an image of the same ratio', image: { width: 1600, height: 1200 }, at: [25, 75] },
  { title: 'a wide image, below its margin', image: { width: 1600, height: 600 }, at: [25, 62.5] },
  {
    title: 'a tall image, right of its margin',
    image: { width: 600, height: 900 },
    at: [37.5, 75],
  },
  { title: 'a square image', image: { width: 90, height: 90 }, at: [31.25, 75] },
])('placeSpot follows $title', ({ image, at: [left, top] }) => {
  const place = placeSpot({ x: 0.25, y: 0.75 }, image, frame);
  expect(place.left).toBeCloseTo(left ?? Number.NaN, 6);
  expect(place.top).toBeCloseTo(top ?? Number.NaN, 6);
});

test('placeSpot places the corners of an image on its edges', () => {
  const panorama = { width: 3000, height: 1000 };
  const shareOfHeight = 4 / 9;
  const margin = ((1 - shareOfHeight) / 2) * 100;
  const [topLeft, bottomRight] = [0, 1].map((corner) =>
    placeSpot({ x: corner, y: corner }, panorama, frame),
  );
  expect(topLeft?.left).toBe(0);
  expect(topLeft?.top).toBeCloseTo(margin, 6);
  expect(bottomRight?.left).toBe(100);
  expect(bottomRight?.top).toBeCloseTo(100 - margin, 6);
});
