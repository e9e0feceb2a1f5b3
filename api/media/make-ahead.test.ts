import { beforeEach, expect, test } from 'vitest';
import { closedGate } from '../testing/gate';
import {
  createTestRenditions,
  notedReaders,
  plainRendition,
  readOriginal,
} from '../testing/plain-renditions';
import { temporaryFolder } from '../testing/temporary-folder';

let folder = '';
let { read, noted } = notedReaders();
beforeEach(() => {
  folder = temporaryFolder();
  ({ read, noted } = notedReaders());
});

const readInvalidImage = async () => Buffer.from('no picture at all');

test('RenditionService prerenders an image only while no request waits', async () => {
  const gate = closedGate();
  const renditions = createTestRenditions(folder, { concurrency: 1 });
  const first = renditions.image(plainRendition('aa1', noted('first', gate.opened)));
  await expect.poll(() => read).toEqual(['first']);
  renditions.makeAhead(plainRendition('aa2', noted('ahead')));
  renditions.makeAhead(plainRendition('aa2', noted('ahead once more')));
  const second = renditions.image(plainRendition('aa3', noted('second')));
  await expect.poll(() => renditions.waiting()).toBe(1);
  gate.open();
  await Promise.all([first, second]);
  await expect.poll(() => renditions.isMade('aa2')).toBe(true);
  expect(read).toEqual(['first', 'second', 'ahead']);
});

test('RenditionService serves a request from the prerendering in flight', async () => {
  const gate = closedGate();
  const renditions = createTestRenditions(folder);
  const rendition = plainRendition('aa1', noted('ahead', gate.opened));
  renditions.makeAhead(rendition);
  await expect.poll(() => read).toEqual(['ahead']);
  const wanted = renditions.image(rendition);
  await renditions.image(plainRendition('aa2'));
  gate.open();
  expect(await wanted).toBeInstanceOf(Buffer);
  expect(read).toEqual(['ahead']);
});

test('RenditionService does not prerender a cached image', async () => {
  const renditions = createTestRenditions(folder);
  await renditions.image(plainRendition('aa1'));
  renditions.makeAhead(plainRendition('aa1', noted('again')));
  renditions.makeAhead(plainRendition('aa2'));
  await expect.poll(() => renditions.isMade('aa2')).toBe(true);
  expect(read).toEqual([]);
});

test('RenditionService reports a failed prerendering and continues with the next', async () => {
  const errors: unknown[] = [];
  const renditions = createTestRenditions(folder, { onError: (error) => errors.push(error) });
  renditions.makeAhead(plainRendition('aa1', readInvalidImage));
  renditions.makeAhead(plainRendition('aa2'));
  await expect.poll(() => renditions.isMade('aa2')).toBe(true);
  expect(errors).toEqual([expect.any(Error)]);
  expect(await renditions.isMade('aa1')).toBe(false);
});

test('RenditionService does not retry a failed prerendering at once', async () => {
  const errors: unknown[] = [];
  const renditions = createTestRenditions(folder, { onError: (error) => errors.push(error) });
  renditions.makeAhead(plainRendition('aa1', readInvalidImage));
  await expect.poll(() => errors).toHaveLength(1);
  renditions.makeAhead(plainRendition('aa1', noted('once more')));
  renditions.makeAhead(plainRendition('aa2'));
  await expect.poll(() => renditions.isMade('aa2')).toBe(true);
  expect(read).toEqual([]);
});

test('RenditionService.stop() drops planned prerendering', async () => {
  const gate = closedGate();
  const renditions = createTestRenditions(folder);
  renditions.makeAhead(plainRendition('aa1', () => gate.opened.then(readOriginal)));
  renditions.makeAhead(plainRendition('aa2'));
  const stopped = renditions.stop();
  gate.open();
  await stopped;
  expect(await renditions.isMade('aa1')).toBe(true);
  expect(await renditions.isMade('aa2')).toBe(false);
});
