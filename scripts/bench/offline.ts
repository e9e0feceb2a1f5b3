import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { chromiumMissingMessage, ensureChromium } from '../lib/ensure-chromium.mjs';
import { formatTable } from '../lib/format-table.mjs';
import { withApp } from './app-server';
import { launchPhoneBrowser, visitUntilCached } from './full-visit';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { median } from './median';
import { waitUntilIdle } from './wait-until-idle';

const runs = 5;
const goal = atMost(0.6);

/** How much slower than this machine the measured phone is. */
const cpuSlowdown = 4;

/** How long the installed app takes to show products, offline and on a slow phone. */
export async function measureOffline(): Promise<string> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(chromiumMissingMessage);
  const profile = mkdtempSync(join(tmpdir(), 'higuera-bench-profile-'));
  const openBrowser = () => launchPhoneBrowser(profile, executablePath);
  try {
    const shopUrl = await visitShopUntilCached(openBrowser);
    const seconds: number[] = [];
    for (let run = 0; run < runs; run += 1)
      seconds.push(await measureSecondsToProducts(openBrowser, shopUrl));
    return formatTable(
      ['offline, installed', `median of ${runs}`, 'goal'],
      [
        [
          `/shop until products are visible, ${cpuSlowdown}× CPU slowdown, s`,
          formatMeasurement(median(seconds), 2, goal),
          formatGoal(goal),
        ],
      ],
    );
  } finally {
    rmSync(profile, { recursive: true });
  }
}

type OpenBrowser = () => Promise<BrowserContext>;

/** Visits the shop until everything is cached on the device; returns the URL to open afterward. */
const visitShopUntilCached = (openBrowser: OpenBrowser): Promise<string> =>
  withApp(async ({ origin }) => {
    await visitUntilCached(await openBrowser(), origin);
    return `${origin}/shop`;
  });

/**
 * Opens the shop with the server stopped, in a new browser process. Measures by the page's own clock, at the first
 * frame with an image.
 */
async function measureSecondsToProducts(openBrowser: OpenBrowser, url: string): Promise<number> {
  const context = await openBrowser();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await waitUntilIdle();
  await page.goto(url, { waitUntil: 'commit' });
  const elapsed = await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('main article img');
    return image?.complete && image.naturalWidth > 0 && performance.now();
  });
  const milliseconds = Number(await elapsed.jsonValue());
  await context.close();
  return milliseconds / 1000;
}
