import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { csrfHeader } from '#contract/core/endpoint';
import { imageWidths } from '#contract/media/image-options';
import { signIn } from '#contract/session/endpoints';
import { demoImages } from '#demo/images';
import { formatTable } from '../lib/format-table.mjs';
import { benchAdmin, withApp } from './app-server';
import { measureLatencyDuring, warmUpPaths } from './browsing-latency';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { measurePeakMegabytes } from './resident-memory';

const uploadCount = 50;
const uploadConcurrency = 4;
const imageCount = 200;
/** Below the server's limit of connections per IP address. */
const imageConcurrency = 100;

/** Milliseconds of the baseline measurement. */
const baselineMs = 10_000;

const memoryGoal = atMost(700);
const slowdownGoal = atMost(3);

/** Cost of concurrent uploads and new images: memory, and latency for visitors who browse at the same time. */
export const measureMediaLoad = (): Promise<string> =>
  withApp(async ({ origin, pid }) => {
    const original = await generateCameraImage();
    const headers = await createSessionHeaders(origin);
    const paths = await warmUpPaths(origin);
    const baselineLatency = await measureLatencyDuring(origin, paths, () => wait(baselineMs));
    console.log(`  baseline: ${baselineLatency.toFixed(1)} ms`);
    const errors: string[] = [];
    let latencyUnderLoad = 0;
    const peakMegabytes = await measurePeakMegabytes(pid, async () => {
      latencyUnderLoad = await measureLatencyDuring(origin, paths, async () => {
        const imageQueue = new PQueue({ concurrency: imageConcurrency });
        const imagesFetched = imageQueue.addAll(
          listUncachedImageUrls(origin).map((url) => () => fetchAndRecordError(errors, url, {})),
        );
        await uploadAll(original, (body) =>
          fetchAndRecordError(errors, `${origin}/api/media/files/upload`, {
            method: 'POST',
            headers,
            body,
          }),
        );
        await imagesFetched;
      });
    });
    return formatTable(
      [
        `${uploadCount} uploads of 12 megapixels, ${uploadConcurrency} at a time, and ${imageCount} new images`,
        '',
        'goal',
      ],
      [
        ['errors', formatMeasurement(errors.length, 0, atMost(0)), formatGoal(atMost(0))],
        [
          'peak resident memory, MB',
          formatMeasurement(peakMegabytes, 0, memoryGoal),
          formatGoal(memoryGoal),
        ],
        ['p95 latency of a visitor, ms: baseline', baselineLatency.toFixed(1), ''],
        ['under load', latencyUnderLoad.toFixed(1), ''],
        [
          'ratio',
          formatMeasurement(latencyUnderLoad / baselineLatency, 2, slowdownGoal),
          formatGoal(slowdownGoal),
        ],
      ],
    );
  });

/** Noise over a gradient: about as many bytes as a camera's image, and as much work to process. */
export const generateCameraImage = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#b4532f',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();

export async function createSessionHeaders(origin: string): Promise<Record<string, string>> {
  const { headers, ok } = await fetch(origin + signIn.path, {
    method: signIn.method,
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify(benchAdmin),
  });
  if (!ok) throw new Error('Sign-in failed.');
  const [cookie = ''] = (headers.get('Set-Cookie') ?? '').split(';');
  return { Origin: origin, Cookie: cookie, [csrfHeader.name]: csrfHeader.value };
}

/** All different, and never requested before. */
const listUncachedImageUrls = (origin: string): string[] =>
  imageWidths
    .flatMap((width) =>
      demoImages.map(
        ({ id }) => `${origin}/api/media/optimize/${id}?width=${width}&quality=90&format=webp`,
      ),
    )
    .slice(0, imageCount);

/** Uploads the image repeatedly, each time with different bytes. */
async function uploadAll(original: Buffer, send: (body: FormData) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: uploadConcurrency });
  for (let number = 0; number < uploadCount; number += 1) {
    void queue.add(() => {
      const form = new FormData();
      form.append('title', `Photograph ${number}`);
      form.append(
        'file',
        new Blob([withUniqueComment(original, number)]),
        `photograph-${number}.jpg`,
      );
      return send(form);
    });
  }
  await queue.onIdle();
}

/** Adds a JPEG comment, so that each upload has different bytes. */
export function withUniqueComment(original: Buffer, number: number): Buffer<ArrayBuffer> {
  const comment = Buffer.from([0xff, 0xfe, 0, 4, number >> 8, number & 255]);
  return Buffer.concat([original.subarray(0, 2), comment, original.subarray(2)]);
}

async function fetchAndRecordError(
  errors: string[],
  url: string,
  init: RequestInit,
): Promise<void> {
  const response = await fetch(url, init);
  const text = response.ok ? '' : await response.text();
  if (response.ok) await response.arrayBuffer();
  else errors.push(`${response.status} ${text}`);
}
