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
import { startTransferCounter } from './transfer-counter';
import { waitUntilIdle, waitUntilPrerendered } from './wait-until-idle';
import { generateImages } from './warm-images';

const runs = 5;

/** Before the first screen was made smaller, measured the same way on two cores. */
const before = { megabytes: '2.53', setup: '14.3', start: '1.45' };
const goals = { start: atMost(0.6), megabytes: atMost(2.5), setup: atMost(15) };

/** How much slower than this machine the measured phone is. */
const cpuSlowdown = 4;

/** What a first visit downloads until the shop works offline, and how long the installed app then takes on a slow phone. */
export async function measureOffline(): Promise<string> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(chromiumMissingMessage);
  return withProfile(async (profile) => {
    const openBrowser = () => launchPhoneBrowser(profile, executablePath);
    const { shopUrl, megabytes, setupSeconds } = await visitShopUntilCached(
      openBrowser,
      executablePath,
    );
    const seconds: number[] = [];
    for (let run = 0; run < runs; run += 1)
      seconds.push(await measureSecondsToProducts(openBrowser, shopUrl));
    return formatTable(
      ['offline, installed', 'before', 'now', 'goal'],
      [
        [
          'first visit until the whole shop is on the device, MB',
          before.megabytes,
          formatMeasurement(megabytes, 2, goals.megabytes),
          formatGoal(goals.megabytes),
        ],
        [
          'first visit until the whole shop is on the device, s',
          before.setup,
          formatMeasurement(setupSeconds, 1, goals.setup),
          formatGoal(goals.setup),
        ],
        [
          `/shop until products are visible, ${cpuSlowdown}× CPU slowdown, median of ${runs}, s`,
          before.start,
          formatMeasurement(median(seconds), 2, goals.start),
          formatGoal(goals.start),
        ],
      ],
    );
  });
}

/** A browser's profile, removed after the work. */
async function withProfile<T>(work: (profile: string) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'higuera-bench-profile-'));
  try {
    return await work(profile);
  } finally {
    rmSync(profile, { recursive: true });
  }
}

type OpenBrowser = () => Promise<BrowserContext>;

interface FirstVisit {
  /** To open afterward. */
  readonly shopUrl: string;
  readonly megabytes: number;
  readonly setupSeconds: number;
}

/** Visits the shop until everything is cached on the device. The server has sent the images before, as AVIF. */
const visitShopUntilCached = (
  openBrowser: OpenBrowser,
  executablePath: string,
): Promise<FirstVisit> =>
  withApp(async (app) => {
    await waitUntilPrerendered();
    await withProfile(async (profile) => {
      const visitor = await launchPhoneBrowser(profile, executablePath);
      await generateImages(await visitUntilCached(visitor, app.origin));
    });
    const counter = await startTransferCounter(app.origin);
    try {
      const context = await openBrowser();
      await waitUntilIdle();
      const start = performance.now();
      await visitUntilCached(context, counter.origin);
      return {
        shopUrl: `${counter.origin}/shop`,
        megabytes: counter.getBytesSent() / 1e6,
        setupSeconds: (performance.now() - start) / 1000,
      };
    } finally {
      await counter.close();
    }
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
