import { beforeEach, expect, test } from 'vitest';
import { createDeferred } from '../testing/deferred';
import { createTemporaryFolder } from '../testing/temporary-folder';
import {
  createRecordingReaders,
  createTestRendition,
  createTestRenditions,
  readOriginal,
} from '../testing/test-renditions';

let folder = '';
let { read, createReader } = createRecordingReaders();
beforeEach(() => {
  folder = createTemporaryFolder();
  ({ read, createReader } = createRecordingReaders());
});

const readInvalidImage = async () => Buffer.from('no picture at all');

test('RenditionService prerenders an image only while no request waits', async () => {
  const gate = createDeferred();
  const renditions = createTestRenditions(folder, { concurrency: 1 });
  const first = renditions.getImage(
    createTestRendition('aa1', createReader('first', gate.promise)),
  );
  await expect.poll(() => read).toEqual(['first']);
  renditions.prerender(createTestRendition('aa2', createReader('ahead')));
  renditions.prerender(createTestRendition('aa2', createReader('ahead once more')));
  const second = renditions.getImage(createTestRendition('aa3', createReader('second')));
  await expect.poll(() => renditions.queueSize()).toBe(1);
  gate.release();
  await Promise.all([first, second]);
  await expect.poll(() => renditions.isCached('aa2')).toBe(true);
  expect(read).toEqual(['first', 'second', 'ahead']);
});

test('RenditionService serves a request from the prerendering in flight', async () => {
  const gate = createDeferred();
  const renditions = createTestRenditions(folder);
  const rendition = createTestRendition('aa1', createReader('ahead', gate.promise));
  renditions.prerender(rendition);
  await expect.poll(() => read).toEqual(['ahead']);
  const requestedImage = renditions.getImage(rendition);
  await renditions.getImage(createTestRendition('aa2'));
  gate.release();
  expect(await requestedImage).toBeInstanceOf(Buffer);
  expect(read).toEqual(['ahead']);
});

test('RenditionService does not prerender a cached image', async () => {
  const renditions = createTestRenditions(folder);
  await renditions.getImage(createTestRendition('aa1'));
  renditions.prerender(createTestRendition('aa1', createReader('again')));
  renditions.prerender(createTestRendition('aa2'));
  await expect.poll(() => renditions.isCached('aa2')).toBe(true);
  expect(read).toEqual([]);
});

test('RenditionService reports a failed prerendering and continues with the next', async () => {
  const errors: unknown[] = [];
  const renditions = createTestRenditions(folder, { onError: (error) => errors.push(error) });
  renditions.prerender(createTestRendition('aa1', readInvalidImage));
  renditions.prerender(createTestRendition('aa2'));
  await expect.poll(() => renditions.isCached('aa2')).toBe(true);
  expect(errors).toEqual([expect.any(Error)]);
  expect(await renditions.isCached('aa1')).toBe(false);
});

test('RenditionService does not retry a failed prerendering at once', async () => {
  const errors: unknown[] = [];
  const renditions = createTestRenditions(folder, { onError: (error) => errors.push(error) });
  renditions.prerender(createTestRendition('aa1', readInvalidImage));
  await expect.poll(() => errors).toHaveLength(1);
  renditions.prerender(createTestRendition('aa1', createReader('once more')));
  renditions.prerender(createTestRendition('aa2'));
  await expect.poll(() => renditions.isCached('aa2')).toBe(true);
  expect(read).toEqual([]);
});

test('RenditionService.stop() drops planned prerendering', async () => {
  const gate = createDeferred();
  const renditions = createTestRenditions(folder);
  renditions.prerender(createTestRendition('aa1', () => gate.promise.then(readOriginal)));
  renditions.prerender(createTestRendition('aa2'));
  const stopped = renditions.stop();
  gate.release();
  await stopped;
  expect(await renditions.isCached('aa1')).toBe(true);
  expect(await renditions.isCached('aa2')).toBe(false);
});

test('RenditionService prerenders with renderWhenIdle, and reports no error that stopping causes', async () => {
  const errors: unknown[] = [];
  const gate = createDeferred();
  let hasStarted = false;
  const renditions = createTestRenditions(folder, {
    onError: (error) => errors.push(error),
    renderWhenIdle: async () => {
      hasStarted = true;
      await gate.promise;
      throw new Error('The process was terminated.');
    },
  });
  renditions.prerender(createTestRendition('aa1'));
  await expect.poll(() => hasStarted).toBe(true);
  expect(await renditions.getImage(createTestRendition('aa2'))).toBeInstanceOf(Buffer);
  const stopped = renditions.stop();
  gate.release();
  await stopped;
  hasStarted = false;
  renditions.prerender(createTestRendition('aa3'));
  await renditions.stop();
  expect([errors, hasStarted]).toEqual([[], false]);
});
