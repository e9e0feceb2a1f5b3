import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { closedGate } from '../testing/gate';
import { temporaryFolder } from '../testing/temporary-folder';
import { createRenditions, renditionKey } from './renditions';

const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#5b2a4a' },
})
  .png()
  .toBuffer();
const options = { width: 20, height: 15, quality: 70, format: 'webp' } as const;

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

test('an image is made once for all who ask at the same time, and once for all later', async () => {
  let read = 0;
  const original = async () => {
    read += 1;
    return picture;
  };
  const renditions = createRenditions(folder);
  const images = await Promise.all(
    Array.from({ length: 5 }, () => renditions.image('abcdef', options, original)),
  );
  const later = await createRenditions(folder).image('abcdef', options, original);
  expect(read).toBe(1);
  for (const image of images) expect(image.equals(later)).toBe(true);
});

test('nothing but whole images is left on disk', async () => {
  await createRenditions(folder).image('abcdef', options, async () => picture);
  expect(readdirSync(folder, { recursive: true })).toEqual(['ab', 'ab/cdef']);
});

test('who comes when too many are waiting is asked to come again', async () => {
  const gate = closedGate();
  const slow = () => gate.opened.then(() => picture);
  const renditions = createRenditions(folder, { waiting: 1, concurrency: 1 });
  const rendered = renditions.image('aa1', options, slow);
  await expect.poll(() => renditions.waiting()).toBe(0);
  const waiting = renditions.image('aa2', options, slow);
  await expect.poll(() => renditions.waiting()).toBe(1);
  await expect(renditions.image('aa3', options, slow)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '2' },
  });
  gate.open();
  await Promise.all([rendered, waiting]);
  await expect(renditions.image('aa3', options, slow)).resolves.toBeInstanceOf(Buffer);
});

test('an image is named by its content and everything that was asked of it', () => {
  const names = [
    renditionKey('a', options),
    renditionKey('b', options),
    renditionKey('a', { ...options, width: 21 }),
    renditionKey('a', { ...options, height: 16 }),
    renditionKey('a', { ...options, quality: 75 }),
    renditionKey('a', { ...options, format: 'jpeg' }),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(renditionKey('a', { ...options })).toBe(names[0]);
});
