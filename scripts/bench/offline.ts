import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { ensureChromium, noChromium } from '../ground/chromium.mjs';
import { table } from '../report/table.mjs';
import { atMost, cell, formatGoal } from './goal';
import { median } from './median';
import { quiet } from './quiet';
import { withShop } from './shop';
import { openPhone, visitWhole } from './whole-visit';

const runs = 5;
const goal = atMost(1);

/** How much slower than this machine the measured phone is. */
const slowDown = 4;

/** How long the installed app takes to show products, offline and on a slow phone. */
export async function measureOffline(): Promise<string> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(noChromium);
  const profile = mkdtempSync(join(tmpdir(), 'higuera-bench-profile-'));
  const open = () => openPhone(profile, executablePath);
  try {
    const shopPage = await visited(open);
    const seconds: number[] = [];
    for (let run = 0; run < runs; run += 1) seconds.push(await secondsToProducts(open, shopPage));
    return table(
      ['offline, installed', `median of ${runs}`, 'goal'],
      [
        [
          `/shop until products are visible, ${slowDown}× CPU slowdown, s`,
          cell(median(seconds), 2, goal),
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
const visited = (open: OpenBrowser): Promise<string> =>
  withShop(async ({ origin }) => {
    await visitWhole(await open(), origin);
    return `${origin}/shop`;
  });

/**
 * Opens the shop with the server stopped, in a new browser process. Measures by the page's own clock, at the first
 * frame with an image.
 */
async function secondsToProducts(open: OpenBrowser, url: string): Promise<number> {
  const context = await open();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await quiet();
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('main article img');
    return image?.complete && image.naturalWidth > 0 && performance.now();
  });
  const milliseconds = Number(await seen.jsonValue());
  await context.close();
  return milliseconds / 1000;
}
