import { expect, test } from 'vitest';
import { namedFileTooLarge } from '#contract/core/messages';
import { maxImageBytes } from '#contract/media/image-files';
import { notAnImage } from '#contract/media/messages';
import { validateImage } from './validate-image';

const createFile = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'board.jpg');

test('validateImage detects an image by its signature', async () => {
  expect(await validateImage(createFile(0xff, 0xd8, 0xff, 0xe0))).toBeUndefined();
  expect(await validateImage(createFile(1, 2, 3, 4))).toEqual(notAnImage('board.jpg'));
});

test('validateImage rejects a file larger than the maximum', async () => {
  const large = createFile(0xff, 0xd8, 0xff, 0xe0);
  Object.defineProperty(large, 'size', { value: maxImageBytes, configurable: true });
  expect(await validateImage(large)).toBeUndefined();
  Object.defineProperty(large, 'size', { value: maxImageBytes + 1 });
  expect(await validateImage(large)).toEqual(namedFileTooLarge('board.jpg', maxImageBytes));
});

test('validateImage rejects an unreadable file such as a folder', async () => {
  const folder = createFile();
  const unreadable = { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) };
  Object.defineProperty(folder, 'slice', { value: () => unreadable });
  expect(await validateImage(folder)).toEqual(notAnImage('board.jpg'));
});
