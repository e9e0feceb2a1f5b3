import { existsSync, readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createImageProcess } from './image-process';
import { renderImage } from './render-image';
import { sharpProcessor } from './sharp-processor';
import { UnreadableWatermarkError } from './watermark-layout';

// Node 20 needs a loader for the TypeScript sources; the build is JavaScript.
const execArgv = ['--import', 'tsx'];
const options = { width: 20, height: 10, quality: 70, format: 'webp' } as const;
const red = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });

const onIdleExit = (error: Error) => {
  throw error;
};

/** Only Linux has a priority for each thread. */
function listThreads(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  return existsSync(folder) ? readdirSync(folder).map(Number) : [pid];
}

describe('createImageProcess', () => {
  const images = createImageProcess({ execArgv, onIdleExit });
  afterAll(images.stop);

  test('renders the same bytes as in this process', async () => {
    const original = await red.clone().png().toBuffer();
    const rendered = await images.render(original, options);
    expect(rendered).toEqual(await renderImage(original, options));
  });

  test('reads headers and colors, and makes JPEGs, as in this process', async () => {
    const original = await red.clone().png().toBuffer();
    const header = { format: 'png', width: 40, height: 20 };
    expect(await images.readHeader(original)).toEqual(header);
    const probed = await images.probe(original);
    expect(probed).toMatchObject(header);
    expect(probed).toEqual(await sharpProcessor.probe(original));
    const normalized = await images.normalize(original);
    if (typeof normalized === 'string') throw new Error(normalized);
    const { bytes, ...facts } = normalized;
    expect(await sharpProcessor.normalize(original)).toEqual({
      ...facts,
      bytes: Buffer.from(bytes),
    });
  });

  test('finds no image in text and rejects a truncated image', async () => {
    const text = Buffer.from('text');
    expect(await images.readHeader(text)).toBeUndefined();
    expect(await images.probe(text)).toBe('not-an-image');
    expect(await images.normalize(text)).toBe('not-an-image');
    const png = await red.clone().png().toBuffer();
    const truncated = png.subarray(0, png.length - 20);
    await expect(images.probe(truncated)).rejects.toThrow();
    await expect(images.normalize(truncated)).rejects.toThrow();
  });

  test('rejects what is not an image', async () => {
    await expect(images.render(Buffer.from('text'), options)).rejects.toThrow(
      'unsupported image format',
    );
  });

  test('rejects an unreadable watermark with UnreadableWatermarkError', async () => {
    const original = await red.clone().png().toBuffer();
    const watermark = { contentHash: 'none', position: 'top-left' } as const;
    await expect(
      images.render(original, { ...options, watermark }, Buffer.from('text')),
    ).rejects.toBeInstanceOf(UnreadableWatermarkError);
  });

  test('ends its process when idle and starts another for the next image', async () => {
    const shortLivedProcess = createImageProcess({ execArgv, onIdleExit, idleTimeout: 10 });
    const original = await red.clone().png().toBuffer();
    await shortLivedProcess.render(original, options);
    await expect.poll(shortLivedProcess.pid).toBe(undefined);
    expect(await shortLivedProcess.render(original, options)).toBeInstanceOf(Buffer);
    await shortLivedProcess.stop();
  });

  test('calls onIdle after the start and after each time with work', async () => {
    let idleTimes = 0;
    const onIdle = () => {
      idleTimes += 1;
    };
    const images = createImageProcess({ execArgv, onIdleExit, onIdle, idleTimeout: 10 });
    await expect.poll(() => idleTimes).toBe(1);
    await images.readHeader(await red.clone().png().toBuffer());
    await expect.poll(() => idleTimes).toBe(2);
    await images.stop();
  });

  test.each([
    [false, getPriority()],
    [true, constants.priority.PRIORITY_LOW],
  ])(
    'with hasLowPriority %s gives all its threads the priority %i',
    async (hasLowPriority, priority) => {
      const renderingProcess = createImageProcess({ execArgv, onIdleExit, hasLowPriority });
      await renderingProcess.render(await red.clone().png().toBuffer(), options);
      const threads = listThreads(renderingProcess.pid() ?? Number.NaN);
      expect([...new Set(threads.map((thread) => getPriority(thread)))]).toEqual([priority]);
      await renderingProcess.stop();
    },
  );

  test('survives the death of its idle process and starts another for the next image', async () => {
    const exitErrors: Error[] = [];
    const killableProcess = createImageProcess({
      execArgv,
      onIdleExit: (error) => exitErrors.push(error),
    });
    const original = await red.clone().png().toBuffer();
    await killableProcess.render(original, options);
    const first = killableProcess.pid() ?? Number.NaN;
    process.kill(first, 'SIGKILL');
    await expect.poll(() => exitErrors.length).toBe(1);
    expect(await killableProcess.render(original, options)).toBeInstanceOf(Buffer);
    expect(killableProcess.pid()).not.toBe(first);
    await killableProcess.stop();
  });
});
