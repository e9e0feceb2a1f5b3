import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { chromiumMissingMessage, ensureChromium } from '../lib/ensure-chromium.mjs';
import { formatTable } from '../lib/format-table.mjs';
import { runTool } from '../lib/run.mjs';
import { startBenchApp, withDataFolder } from './app-server';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { median } from './median';
import { waitUntilIdle } from './wait-until-idle';

const runs = 5;
/** One frame at 60 Hz. */
const goal = atMost(16);

/** How much slower than this machine the measured phone is. */
const cpuSlowdown = 4;

const firstChoice = 'input[name=without][value=milk]';

/** Selectors of choices, each made after the previous one. */
const choices = [
  'input[name=people][value="12"]',
  'input[name=without][value=soy]',
  'input[name=diet][value=vegetarian]',
  'input[name=max][value="200"]',
  'input[name=occasion][value=dinner]',
];

interface Timings {
  /** Milliseconds for finding the results. */
  readonly computed: number;
  /** Milliseconds from the choice until its results are on the screen. */
  readonly shown: number;
}

/** How long a choice among the filters takes with 5,000 products on a slow phone. */
export async function measureFilters(): Promise<string> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(chromiumMissingMessage);
  const timings = await withLargeShop((origin) => measureChoices(executablePath, origin));
  const formatRow = (name: string, milliseconds: readonly number[]) => [
    name,
    formatMeasurement(median(milliseconds), 1, goal),
    formatMeasurement(Math.max(...milliseconds), 1, undefined),
    formatGoal(goal),
  ];
  return formatTable(
    [
      `a filter among 5,000 products, ${cpuSlowdown}× CPU slowdown, ms`,
      'median',
      'highest',
      'goal',
    ],
    [
      formatRow(
        'finding the results',
        timings.map(({ computed }) => computed),
      ),
      [
        'from the choice to their paint',
        formatMeasurement(median(timings.map(({ shown }) => shown)), 1, undefined),
        formatMeasurement(Math.max(...timings.map(({ shown }) => shown)), 1, undefined),
        '',
      ],
    ],
  );
}

const withLargeShop = <T>(work: (origin: string) => Promise<T>): Promise<T> =>
  withDataFolder(async (folder) => {
    const exitCode = await runTool('tsx', ['scripts/seed.ts', '--large'], {
      env: { DATA_DIR: folder },
    });
    if (exitCode !== 0) throw new Error('The large data set could not be added.');
    const app = await startBenchApp(folder);
    try {
      return await work(app.origin);
    } finally {
      await app.stop();
    }
  });

async function measureChoices(executablePath: string, origin: string): Promise<Timings[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const devtools = await page.context().newCDPSession(page);
    const timings: Timings[] = [];
    for (let run = 0; run < runs; run += 1) {
      await openFilters(page, origin);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      for (const selector of choices) timings.push(await choose(page, selector));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    return timings;
  } finally {
    await browser.close();
  }
}

/** A new page each time: what it has found once, it finds in its cache. */
async function openFilters(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/shop`);
  await page.locator('html[data-ready]').waitFor();
  const catalog = page.waitForResponse('**/api/products');
  await page.getByRole('button', { name: 'Filters' }).click();
  await (await catalog).finished();
  // The first choice also builds the index.
  await choose(page, firstChoice);
  await waitUntilIdle();
}

/** Clicks in the page, because the browser's own input takes several frames. */
const choose = (page: Page, selector: string): Promise<Timings> =>
  page.evaluate(async (field) => {
    const input = document.querySelector<HTMLInputElement>(field);
    const name = 'products-filtered';
    performance.clearMeasures(name);
    const start = performance.now();
    input?.click();
    // No named functions: the compiler would add a helper that the page doesn't have.
    while (performance.getEntriesByName(name).length === 0)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    // The frame after the one that shows them.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const shown = performance.now() - start;
    const [measure] = performance.getEntriesByName(name);
    return { computed: measure?.duration ?? Number.NaN, shown };
  }, selector);
