import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import type { MediaFile } from '#contract/media/schema';
import { createDistinctImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { postFiles } from '../testing/post-requests';
import { s3Failures, startS3Server } from '../testing/s3-server';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';
import { noopCache } from './providers/remote-original-cache';
import { createS3Provider } from './providers/s3/s3-provider';

const s3Server = await startS3Server();
const errors: unknown[] = [];
const server = await startTestServer({
  s3: createS3Provider({
    ...s3Server.settings,
    cache: noopCache,
    onError: (error) => errors.push(error),
    limits: { idleTimeout: 200 },
  }),
});
const mediaClient = await createMediaClient(server);
afterAll(async () => {
  await server.close();
  await s3Server.close();
});

const createImage = async () => ({ name: 'higo.png', bytes: await createDistinctImage() });

const upload = async () => mediaClient.upload([await createImage()], { privacy: 'private' });

let file: MediaFile;
let snapshot: object;
beforeEach(async () => {
  file = parseUploadedFile(await upload());
  snapshot = await takeUploadSnapshot(server);
});
afterEach(async () => {
  s3Server.reset();
  errors.length = 0;
});

const unavailable = {
  status: 503,
  headers: { 'retry-after': '5' },
  json: { message: expect.stringContaining('picture service') },
};

describe.each(s3Failures)('media library while S3 %s', (failure) => {
  test('answers uploads, images and deletions with 503, stores nothing and logs the reason', async () => {
    s3Server.fail(failure);
    expect(await upload()).toMatchObject(unavailable);
    expect(await postFiles(server, sendSubmissionPhotos.path, [await createImage()])).toMatchObject(
      unavailable,
    );
    expect(await mediaClient.sendRequest(`/api/media/optimize/${file.id}?width=320`)).toMatchObject(
      unavailable,
    );
    expect(await mediaClient.sendRequest(file.url_download)).toMatchObject(unavailable);
    expect(await mediaClient.sendJson('DELETE', `/api/media/files/${file.id}`)).toMatchObject(
      unavailable,
    );
    expect((await server.sendRequest('/api/products')).status).toBe(200);
    expect(await takeUploadSnapshot(server)).toEqual(snapshot);
    expect(errors.map(String)).toHaveLength(5);
    expect(`${errors}`).not.toMatch(/127\.0\.0\.1|signature|S3RVER/i);
    s3Server.reset();
    expect((await mediaClient.sendRequest(file.url_download)).status).toBe(200);
  });
});
