import { matchPrecache } from 'workbox-precaching';
import { createDemoPaths } from '#mocks/media/demo-files/demo-files';
import { addBasePath, basePath } from '../../routing/base-path';
import { demoFiles } from '../demo-files';

/** Several demos may share an origin. */
const imageCacheName = `demo-images:${basePath}`;

const wasmUrl = addBasePath(`/${demoFiles.wasm}`);

/** By file name. The small ones are first, since pages need them first. */
const imageUrls = new Map(
  [...createDemoPaths()].map(([file, path]) => [file, addBasePath(`/${path}`)]),
);

// Taken before `server.ts` replaces it.
const fetchFromHost = self.fetch.bind(self);

async function fetchFile(url: string): Promise<Response> {
  const response = await fetchFromHost(url);
  if (!response.ok) throw new Error(`Fetching ${url} failed with status ${response.status}.`);
  return response;
}

/** Precached when the worker is installed. */
export async function readWasm(): Promise<ArrayBuffer> {
  const response = (await matchPrecache(wasmUrl)) ?? (await fetchFile(wasmUrl));
  return response.arrayBuffer();
}

async function fetchAndCache(url: string): Promise<Response> {
  const response = await fetchFile(url);
  const cache = await caches.open(imageCacheName);
  // Without room for it, the image is fetched again next time.
  await cache.put(url, response.clone()).catch(() => undefined);
  return response;
}

export async function readDemoImage(file: string): Promise<Uint8Array | undefined> {
  const url = imageUrls.get(file);
  if (url === undefined) return undefined;
  const cached = await caches.match(url, { cacheName: imageCacheName });
  const response = cached ?? (await fetchAndCache(url));
  return new Uint8Array(await response.arrayBuffer());
}

/** One after the other: the page's own requests must not wait. Continues where an interrupted call ended. */
export async function cacheDemoImages(): Promise<void> {
  const cache = await caches.open(imageCacheName);
  const urls = [...imageUrls.values()];
  const current = new Set(urls.map((url) => new URL(url, location.href).href));
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
  for (const url of urls) if (!(await cache.match(url))) await fetchAndCache(url);
}
