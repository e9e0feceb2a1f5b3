import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags } from '../lib/chromium-flags.mjs';

/** Of the service worker. */
const imageCacheName = 'pictures';

/** Until the whole catalog is cached on the device. */
const timeoutMs = 180_000;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625 };

/** A phone-sized browser with a persistent profile. */
export const launchPhoneBrowser = (
  profile: string,
  executablePath: string,
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...phone, executablePath, args: chromiumFlags });

/** Returns the URLs of the images on the device. */
export async function visitUntilCached(
  context: BrowserContext,
  origin: string,
): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByText('Ready offline').first().waitFor({ timeout: timeoutMs });
  const imageUrls = await page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url);
  }, imageCacheName);
  await context.close();
  return imageUrls;
}
