import type { Locator, Page } from '@playwright/test';
import { createDemoPaths } from '#mocks/media/demo-files/demo-files';
import { test as base, expect, waitForHydration } from './test';

/** Playwright's `test` on the demo. URLs are relative to its folder on the host: `./shop`. */
export const test = base.extend({
  baseURL: `http://127.0.0.1:${process.env.DEMO_PORT}${process.env.DEMO_BASE}`,
  serviceWorkers: 'allow',
});

export { expect, waitForHydration };

/** @param path relative to the demo, such as `./shop` */
export async function openDemo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until all that works without a network is on the device. */
export async function waitUntilCached(page: Page): Promise<void> {
  const countImages = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('demo-images:'));
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    });
  await expect.poll(countImages, { timeout: 60_000 }).toBe(createDemoPaths().size);
}

/** As after a while without requests: the browser starts the worker again with the next one. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** A decoded image, and not one that failed to load. */
export const countPixels = (images: Locator): Promise<number> =>
  images.first().evaluate((image: HTMLImageElement) => image.naturalWidth);
