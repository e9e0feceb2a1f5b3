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
const onFault = (fault: unknown) => {
  throw fault;
};
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
  const renditions = createRenditions(folder, { onFault });
  const images = await Promise.all(
    Array.from({ length: 5 }, () => renditions.image('abcdef', options, original)),
  );
  const later = await createRenditions(folder, { onFault }).image('abcdef', options, original);
  expect(read).toBe(1);
  for (const image of images) expect(image.equals(later)).toBe(true);
});

test('nothing but whole images is left on disk', async () => {
  await createRenditions(folder, { onFault }).image('abcdef', options, async () => picture);
  expect(readdirSync(folder, { recursive: true })).toEqual(['ab', 'ab/cdef']);
});

test('who comes when too many are waiting is asked to come again', async () => {
  const gate = closedGate();
  const slow = () => gate.opened.then(() => picture);
  const renditions = createRenditions(folder, { onFault, waiting: 1, concurrency: 1 });
  const rendered = renditions.image('aa1', options, slow);
  await expect.poll(() => renditions.waiting()).toBe(0);
  const waiting = renditions.image('aa2', options, slow);
  await expect.poll(() => renditions.waiting()).toBe(1);
  await expect(renditions.image('aa3', options, slow)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '2' },
  });
  await expect(renditions.inTurn(async () => 'other work')).rejects.toMatchObject({ status: 503 });
  gate.open();
  await Promise.all([rendered, waiting]);
  await expect(renditions.image('aa3', options, slow)).resolves.toBeInstanceOf(Buffer);
  await expect(renditions.inTurn(async () => 'other work')).resolves.toBe('other work');
});

test('an image is made ahead only while nobody waits for one', async () => {
  const gate = closedGate();
  const renditions = createRenditions(folder, { onFault, concurrency: 1 });
  const read: string[] = [];
  const noted = (name: string) => async () => {
    read.push(name);
    return picture;
  };
  const first = renditions.image('aa1', options, async () => {
    read.push('first');
    await gate.opened;
    return picture;
  });
  await expect.poll(() => read).toEqual(['first']);
  renditions.makeAhead('aa2', options, noted('ahead'));
  renditions.makeAhead('aa2', options, noted('ahead once more'));
  const second = renditions.image('aa3', options, noted('second'));
  await expect.poll(() => renditions.waiting()).toBe(1);
  gate.open();
  await Promise.all([first, second]);
  await expect.poll(() => renditions.isMade('aa2')).toBe(true);
  expect(read).toEqual(['first', 'second', 'ahead']);
});

test('who wants an image that is being made ahead gets that one', async () => {
  const gate = closedGate();
  const renditions = createRenditions(folder, { onFault });
  let read = 0;
  const original = async () => {
    read += 1;
    await gate.opened;
    return picture;
  };
  renditions.makeAhead('aa1', options, original);
  await expect.poll(() => read).toBe(1);
  const wanted = renditions.image('aa1', options, original);
  const other = renditions.image('aa2', options, async () => picture);
  await other;
  gate.open();
  expect(await wanted).toBeInstanceOf(Buffer);
  expect(read).toBe(1);
});

test('what lies ready is not made ahead again', async () => {
  const renditions = createRenditions(folder, { onFault });
  await renditions.image('aa1', options, async () => picture);
  let read = 0;
  renditions.makeAhead('aa1', options, async () => {
    read += 1;
    return picture;
  });
  renditions.makeAhead('aa2', options, async () => picture);
  await expect.poll(() => renditions.isMade('aa2')).toBe(true);
  expect(read).toBe(0);
});

test('an image that cannot be made ahead is told of, and the next is made', async () => {
  const faults: unknown[] = [];
  const renditions = createRenditions(folder, { onFault: (fault) => faults.push(fault) });
  renditions.makeAhead('aa1', options, async () => Buffer.from('no picture at all'));
  renditions.makeAhead('aa2', options, async () => picture);
  await expect.poll(() => renditions.isMade('aa2')).toBe(true);
  expect(faults).toEqual([expect.any(Error)]);
  expect(await renditions.isMade('aa1')).toBe(false);
});

test('what was to be made ahead is given up at the end', async () => {
  const gate = closedGate();
  const renditions = createRenditions(folder, { onFault });
  renditions.makeAhead('aa1', options, () => gate.opened.then(() => picture));
  renditions.makeAhead('aa2', options, async () => picture);
  const stopped = renditions.stop();
  gate.open();
  await stopped;
  expect(await renditions.isMade('aa1')).toBe(true);
  expect(await renditions.isMade('aa2')).toBe(false);
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
