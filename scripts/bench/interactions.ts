import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { chromiumMissingMessage, ensureChromium } from '../lib/ensure-chromium.mjs';
import { formatTable } from '../lib/format-table.mjs';
import { withApp } from './app-server';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { median } from './median';
import { waitUntilIdle } from './wait-until-idle';

const runs = 5;
const goal = atMost(80);

/** How much slower than this machine the measured phone is. */
const cpuSlowdown = 4;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, hasTouch: true };

/** As a classic script, which defines `webVitals`. */
const webVitalsScript = join(
  createRequire(import.meta.url).resolve('web-vitals'),
  '..',
  'web-vitals.iife.js',
);

/** The default threshold leaves out what takes less than 40 ms. */
const initScript = `${readFileSync(webVitalsScript, 'utf8')}
webVitals.onINP(({ value }) => { globalThis.measuredInp = value; }, { reportAllChanges: true, durationThreshold: 16 });`;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** What is tapped in turn, each once it's shown. */
  readonly targets: (page: Page) => readonly Locator[];
}

const interactions: readonly Interaction[] = [
  {
    name: 'open the filters, leave out milk',
    path: '/shop',
    targets: (page) => [
      page.getByRole('button', { name: 'Filters' }),
      page.locator('details', { has: page.locator('input[name=without]') }).locator('summary'),
      page.locator('label', { has: page.locator('input[name=without][value=milk]') }),
    ],
  },
  {
    name: 'increase the quantity',
    path: '/product/22',
    targets: (page) => [page.getByRole('button', { name: 'Increase quantity' }).first()],
  },
  {
    name: 'add to cart',
    path: '/product/22',
    targets: (page) => [page.getByRole('button', { name: 'Add to Cart' }).first()],
  },
  {
    name: 'plan the whole meal, without tree nuts',
    path: '/plan',
    targets: (page) => [
      page.locator('label', { hasText: 'The whole meal' }),
      page.locator('label', { hasText: 'Tree nuts' }),
    ],
  },
];

/** Interaction to Next Paint on a slow phone, by Google's web-vitals. */
export async function measureInteractions(): Promise<string> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(chromiumMissingMessage);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const rows = await withApp(async ({ origin }) => {
      const measured: string[][] = [];
      for (const interaction of interactions) {
        const milliseconds: number[] = [];
        for (let run = 0; run < runs; run += 1)
          milliseconds.push(await measureInp(browser, origin, interaction));
        measured.push([
          interaction.name,
          formatMeasurement(median(milliseconds), 0, goal),
          formatMeasurement(Math.max(...milliseconds), 0, undefined),
          formatGoal(goal),
        ]);
      }
      return measured;
    });
    return formatTable(
      [`INP, ${cpuSlowdown}× CPU slowdown, ms`, `median of ${runs}`, 'highest', 'goal'],
      rows,
    );
  } finally {
    await browser.close();
  }
}

async function measureInp(
  browser: Browser,
  origin: string,
  { path, targets }: Interaction,
): Promise<number> {
  const context = await browser.newContext(phone);
  await context.addInitScript({ content: initScript });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.locator('html[data-ready]').waitFor();
  await waitUntilIdle();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  for (const target of targets(page)) await target.tap();
  const measured = await page.waitForFunction(() => Reflect.get(globalThis, 'measuredInp'));
  const milliseconds = Number(await measured.jsonValue());
  await context.close();
  return milliseconds;
}
