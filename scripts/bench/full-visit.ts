import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags } from '../lib/chromium-flags.mjs';

/** Until the whole catalog is cached on the device. */
const timeoutMs = 180_000;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625 };

/** A phone-sized browser with a persistent profile. */
export const launchPhoneBrowser = (
  profile: string,
  executablePath: string,
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...phone, executablePath, args: chromiumFlags });

export async function visitUntilCached(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByText('Ready offline').first().waitFor({ timeout: timeoutMs });
  await context.close();
}
