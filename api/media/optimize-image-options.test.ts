import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { demoImages } from '#demo/images';
import { listRenditions } from '../testing/list-renditions';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const { sendRequest } = server;

const url = `/api/media/optimize/${demoImages[0]?.id}`;

describe('GET /api/media/optimize/:id for visitors', () => {
  test.each([
    ['width=-1', 320],
    ['width=0', 320],
    ['width=321', 400],
    ['width=1e9', 1600],
    ['width=1.5', 320],
    ['width=320&quality=0', 320],
    ['width=320&quality=-5', 320],
    ['width=320&quality=1000', 320],
    ['width=320&blur=50&grayscale=true&watermark_id=x&watermark_position=center', 320],
    ['width=320&unknown=1', 320],
  ])('clamps the options %s', async (query, expected) => {
    const { status, bytes } = await sendRequest(`${url}?${query}`);
    expect(status).toBe(200);
    expect((await sharp(bytes).metadata()).width).toBe(expected);
  });

  test.each([
    'width=NaN',
    'width=',
    'width=abc',
    'width=Infinity',
    'width=320&width=640',
    'height=x',
    'quality=good',
    'crop=cover',
    'format=svg',
    'format=',
    'grayscale=maybe',
    'blur=much',
    'watermark_position=middle',
  ])('answers 400 for %s', async (query) => {
    const { status, json } = await sendRequest(`${url}?${query}`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path: query.split('=')[0]?.replace(/.*&/, '') }] });
  });

  test('renders only a bounded set of images', async () => {
    const other = await startTestServer();
    for (let width = 500; width <= 640; width += 5) {
      await other.sendRequest(`${url}?width=${width}&quality=${width % 70}&format=jpeg`);
    }
    expect(listRenditions(other)).toHaveLength(2);
    await other.close();
  });
});
