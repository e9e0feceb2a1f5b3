import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeCaches } from '../../testing/fake-caches';
import { ImageStrategy } from './image-strategy';

class FakeEvent extends Event {
  waitUntil = () => undefined;
}

const buildRenditionUrl = (width: number) =>
  `http://localhost:3000/api/media/optimize/abc?v=1&width=${width}&quality=70`;

const createImageResponse = (name: string, status = 200) =>
  new Response(name, { status, headers: { 'Content-Type': 'image/avif' } });

const network = vi.fn<(request: Request) => Promise<Response>>();
let cacheStorage: FakeCaches;

beforeEach(() => {
  cacheStorage = new FakeCaches();
  network.mockReset().mockResolvedValue(createImageResponse('fetched'));
  vi.stubGlobal('caches', cacheStorage);
  vi.stubGlobal('ExtendableEvent', FakeEvent);
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('fetch', network);
  onTestFinished(() => void vi.unstubAllGlobals());
});

const cacheRenditions = async (...widths: number[]) => {
  const cache = await cacheStorage.open('pictures');
  for (const width of widths)
    await cache.put(buildRenditionUrl(width), createImageResponse(`stored ${width}`));
};

const requestRendition = async (width: number) => {
  const strategy = new ImageStrategy({ cacheName: 'pictures' });
  const event = new FakeEvent('fetch');
  const request = new Request(buildRenditionUrl(width));
  const [responsePromise, cachingDone] = strategy.handleAll({ event, request });
  const { ok, body } = await responsePromise;
  await cachingDone;
  return ok ? new Response(body).text() : 'nothing';
};

test('ImageStrategy responds with the cached image without a request', async () => {
  await cacheRenditions(480, 1024);
  expect(await requestRendition(480)).toBe('stored 480');
  expect(network).not.toHaveBeenCalled();
});

test('ImageStrategy responds with a larger cached rendition without a request', async () => {
  await cacheRenditions(320, 1024);
  expect(await requestRendition(480)).toBe('stored 1024');
  expect(network).not.toHaveBeenCalled();
});

test('ImageStrategy fetches and caches the image when only a smaller rendition is cached', async () => {
  await cacheRenditions(320);
  expect(await requestRendition(480)).toBe('fetched');
  expect(await requestRendition(480)).toBe('fetched');
  expect(network).toHaveBeenCalledTimes(1);
});

test('ImageStrategy falls back to a smaller cached rendition when the network fails', async () => {
  await cacheRenditions(320);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await requestRendition(480)).toBe('stored 320');
});

test('ImageStrategy falls back to a smaller cached rendition on status 503', async () => {
  await cacheRenditions(320);
  network.mockResolvedValue(createImageResponse('busy', 503));
  expect(await requestRendition(480)).toBe('stored 320');
});

test('ImageStrategy responds with an error without a network and a cached rendition', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await requestRendition(480)).toBe('nothing');
});
