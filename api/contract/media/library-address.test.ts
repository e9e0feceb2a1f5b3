import { expect, test } from 'vitest';
import { libraryFileIn } from './admin-rules';

test.each([
  '/api/media/optimize/fig-board',
  '/api/media/optimize/fig-board?v=0123456789',
  '/api/media/optimize/fig-board?v=0123456789&width=400',
  '/api/media/optimize/fig-board#top',
])('%s shows a file of the library', (address) => {
  expect(libraryFileIn(address)).toBe('fig-board');
});

test.each([
  '/api/media/optimize/',
  '/api/media/optimize/a/b',
  '/api/media/optimize/..%2Fa',
  '/api/media/optimised/fig-board',
  'https://elsewhere.example/api/media/optimize/fig-board',
  ' /api/media/optimize/fig-board',
])('%s does not', (address) => {
  expect(libraryFileIn(address)).toBeUndefined();
});
