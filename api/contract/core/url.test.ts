import { expect, test } from 'vitest';
import { fileNameFromUrl } from './url';

test.each([
  ['https://a.example/pictures/la%20tabla.jpg?size=large#top', 'la tabla.jpg'],
  ['https://a.example/100%.jpg', '100%.jpg'],
  ['https://a.example/a%E0.jpg', 'a%E0.jpg'],
  ['https://a.example/pictures%2Fplate.jpg', 'pictures/plate.jpg'],
  ['https://a.example/pictures/', ''],
  ['https://a.example', ''],
])('fileNameFromUrl(%s) is %j', (url, name) => {
  expect(fileNameFromUrl(new URL(url))).toBe(name);
});
