import { expect, test } from 'vitest';
import { parseLibraryFileId } from './admin-rules';

test.each([
  '/api/media/optimize/fig-board',
  '/api/media/optimize/fig-board?v=0123456789',
  '/api/media/optimize/fig-board?v=0123456789&width=400',
  '/api/media/optimize/fig-board#top',
])('parseLibraryFileId finds the id in %s', (url) => {
  expect(parseLibraryFileId(url)).toBe('fig-board');
});

test.each([
  '/api/media/optimize/',
  '/api/media/optimize/a/b',
  '/api/media/optimize/..%2Fa',
  '/api/media/optimised/fig-board',
  'https://elsewhere.example/api/media/optimize/fig-board',
  ' /api/media/optimize/fig-board',
])('parseLibraryFileId is undefined for %s', (url) => {
  expect(parseLibraryFileId(url)).toBeUndefined();
});
