import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { chromiumMissingMessage, ensureChromium } from '../lib/ensure-chromium.mjs';
import { formatTable } from '../lib/format-table.mjs';
import { withApp } from './app-server';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { median } from './median';
import { tap } from './tap';
import { waitUntilIdle, waitUntilPrerendered } from './wait-until-idle';

const runs = 5;
const goal = atMost(80);

/** How much slower than this machine the measured phone is. */
const cpuSlowdown = 4;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, hasTouch: true };

/** A classic script, which defines `webVitals`. The default threshold leaves out what takes less than 40 ms. */
function readInitScript(): string {
  const webVitalsFolder = dirname(createRequire(import.meta.url).resolve('web-vitals'));
  return `${readFileSync(join(webVitalsFolder, 'web-vitals.iife.js'), 'utf8')}
webVitals.onINP(({ value }) => { globalThis.measuredInp = value; }, { reportAllChanges: true, durationThreshold: 16 });`;
}

interface Interaction {
  readonly name: string;
  /** Median before the first screen was made smaller, measured the same way on two cores. */
  readonly before: string;
  readonly path: string;
  /** What is tapped in turn, each once it's shown. */
  readonly targets: (page: Page) => readonly Locator[];
  /** Shown afterward. */
  readonly result: (page: Page) => Locator;
}

const interactions: readonly Interaction[] = [
  {
    name: 'open the filters, leave out milk',
    before: '208',
    path: '/shop',
    targets: (page) => [
      page.getByRole('button', { name: 'Filters' }),
      page.locator('details', { has: page.locator('input[name=without]') }).locator('summary'),
      page.locator('label', { has: page.locator('input[name=without][value=milk]') }),
    ],
    result: (page) => page.locator('input[name=without][value=milk]:checked'),
  },
  {
    name: 'increase the quantity',
    before: '96',
    path: '/product/22',
    targets: (page) => [page.getByRole('button', { name: 'Increase quantity' }).first()],
    result: (page) => page.locator('output', { hasText: '2' }).first(),
  },
  {
    name: 'add to cart',
    before: '120',
    path: '/product/22',
    targets: (page) => [page.getByRole('button', { name: 'Add to Cart' }).first()],
    result: (page) => page.getByRole('banner').getByRole('link', { name: /cart.*1/i }),
  },
  {
    name: 'plan the whole meal, without tree nuts',
    before: '176',
    path: '/plan',
    targets: (page) => [
      page.locator('label', { hasText: 'The whole meal' }),
      page.locator('label', { hasText: 'Tree nuts' }),
    ],
    result: (page) => page.locator('input[name=without]:checked'),
  },
];

/** Interaction to Next Paint on a slow phone, by Google's web-vitals. */
export async function measureInteractions(): Promise<string> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(chromiumMissingMessage);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const rows = await withApp(async ({ origin }) => {
      await waitUntilPrerendered();
      const measured: string[][] = [];
      for (const interaction of interactions) {
        const milliseconds: number[] = [];
        for (let run = 0; run < runs; run += 1)
          milliseconds.push(await measureInp(browser, origin, interaction));
        measured.push([
          interaction.name,
          interaction.before,
          formatMeasurement(median(milliseconds), 0, goal),
          formatMeasurement(Math.max(...milliseconds), 0, undefined),
          formatGoal(goal),
        ]);
      }
      return measured;
    });
    return formatTable(
      [
        `INP, ${cpuSlowdown}× CPU slowdown, ms`,
        'before',
        `now, median of ${runs}`,
        'highest',
        'goal',
      ],
      rows,
    );
  } finally {
    await browser.close();
  }
}

async function measureInp(
  browser: Browser,
  origin: string,
  { path, targets, result }: Interaction,
): Promise<number> {
  const context = await browser.newContext(phone);
  await context.addInitScript({ content: readInitScript() });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.locator('html[data-ready]').waitFor();
  await waitUntilIdle();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  for (const target of targets(page)) await tap(devtools, target);
  await result(page).waitFor({ state: 'attached' });
  await page.evaluate(waitUntilReported);
  const measured = await page.waitForFunction(() => Reflect.get(globalThis, 'measuredInp'));
  const milliseconds = Number(await measured.jsonValue());
  await context.close();
  return milliseconds;
}

/** In the page: the browser reports an interaction after the frame that shows it, and web-vitals when idle. */
const waitUntilReported = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve))),
    );
  });
