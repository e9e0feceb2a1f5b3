import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { chromiumMissingMessage, ensureChromium } from '../lib/ensure-chromium.mjs';
import { formatTable } from '../lib/format-table.mjs';
import { withApp } from './app-server';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { median } from './median';
import { tap } from './tap';
import { waitUntilIdle, waitUntilPrerendered } from './wait-until-idle';

const cards = 5;
const goal = atMost(100);

/** Before the first screen was made smaller, measured the same way on two cores. */
const before = { median: '198', first: '370' };

/** How much slower than this machine the measured phone is. */
const cpuSlowdown = 4;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, hasTouch: true };

/** How long the hydrated shop takes from a tap on a card to the painted product, on a slow phone. */
export async function measureNavigation(): Promise<string> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(chromiumMissingMessage);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const milliseconds = await withApp(async ({ origin }) => {
      await waitUntilPrerendered();
      return measureCards(browser, origin);
    });
    return formatTable(
      ['tap on a card', 'before', `now, median of ${cards}`, 'goal'],
      [
        [
          `until the product is painted, ${cpuSlowdown}× CPU slowdown, ms`,
          before.median,
          formatMeasurement(median(milliseconds), 0, goal),
          formatGoal(goal),
        ],
        [
          'the first one, whose code runs for the first time',
          before.first,
          milliseconds[0]?.toFixed(0) ?? '',
          '',
        ],
      ],
    );
  } finally {
    await browser.close();
  }
}

/**
 * Taps a card, goes back, and taps the next. The first visit has prefetched the catalog, and the code of a product was
 * loaded when the shop was idle.
 */
async function measureCards(browser: Browser, origin: string): Promise<readonly number[]> {
  const page = await browser.newPage(phone);
  await page.goto(`${origin}/shop`);
  await page.getByText('Ready offline').first().waitFor({ timeout: 180_000 });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${origin}/shop`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ProductPage-')),
  );
  const milliseconds: number[] = [];
  for (let card = 0; card < cards; card += 1) {
    const link = page.locator('main article a').nth(card);
    await link.scrollIntoViewIfNeeded();
    await waitUntilIdle();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    milliseconds.push(await measureTap(page, link, devtools));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goBack();
  }
  return milliseconds;
}

/** By the page's own clock: from the tap to the first frame that has the product's name. */
async function measureTap(page: Page, link: Locator, devtools: CDPSession): Promise<number> {
  const name = await link.textContent();
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) => {
      document.body.dataset.tappedAt = String(timeStamp);
    }),
  );
  const shown = page.waitForFunction((expected) => {
    const isShown = document.querySelector('main h1')?.textContent === expected;
    return isShown && performance.now() - Number(document.body.dataset.tappedAt);
  }, name);
  await tap(devtools, link);
  return Number(await (await shown).jsonValue());
}
