import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { chromiumMissingMessage, ensureChromium } from '../lib/ensure-chromium.mjs';
import { formatTable } from '../lib/format-table.mjs';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { measureSavedChanges } from './development-edits';
import { atMost, formatGoal, formatMeasurement, type Goal } from './goal';
import { median } from './median';
import { findFreePort, type RunningServer, startBenchServer } from './server';
import { waitUntilIdle } from './wait-until-idle';

/** Of each start. */
const runs = 3;

/** The page is quiet when nothing has been fetched for this long. */
const quietMs = 1000;

/**
 * The figures of `npm run dev` on two cores before the mocks were bundled and transforms cached; see
 * docs/decisions/0049-start-the-development-server-from-caches.md. The second row is seconds with Vite's own cache.
 */
const before = { cold: 8.3, warm: 4, requests: 427, quiet: 13 };

interface Start {
  /** Seconds from starting the command until heading and products of the home page are visible. */
  readonly firstScreen: number;
  /** Seconds until the page has fetched everything. */
  readonly quiet: number;
  readonly requests: number;
}

/** The first after an installation, later ones, and one with empty caches: after a change of the lockfile, for example. */
type StartKind = 'installed' | 'later' | 'uncached';

/** What `npm ci` does after the installation. */
const prepareCache = (cacheFolder: string) =>
  promisify(execFile)(
    process.execPath,
    [resolveProjectPath('scripts', 'prepare-development.mjs')],
    {
      env: {
        ...process.env,
        ...{ CI: '', NODE_ENV: '', PREPARE_DEVELOPMENT: '' },
        DEV_CACHE_DIR: cacheFolder,
      },
    },
  );

/** How long `npm run dev` takes to show the home page, and a saved change. */
export async function measureDevelopmentServer(): Promise<string> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(chromiumMissingMessage);
  const folder = mkdtempSync(resolveProjectPath('node_modules', '.cache', 'bench-dev-'));
  try {
    const starts: Record<StartKind, Start[]> = { installed: [], later: [], uncached: [] };
    for (let run = 0; run < runs; run += 1) {
      const openBrowser = (profile: string) => () =>
        chromium.launchPersistentContext(join(folder, `${profile}-${run}`), {
          executablePath,
          args: chromiumFlags,
          viewport: { width: 1280, height: 800 },
        });
      const cacheFolder = join(folder, `cache-${run}`);
      await prepareCache(cacheFolder);
      starts.installed.push(await measureStart(cacheFolder, openBrowser('profile')));
      starts.later.push(await measureStart(cacheFolder, openBrowser('profile')));
      const emptyFolder = join(folder, `empty-cache-${run}`);
      starts.uncached.push(await measureStart(emptyFolder, openBrowser('new-profile')));
    }
    const changes = await measureChanges(join(folder, 'cache-0'), executablePath);
    return formatResults(starts, changes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startDevelopmentServer(cacheFolder: string): Promise<RunningServer> {
  const port = await findFreePort();
  return startBenchServer({
    file: 'npm',
    args: [
      ...['--prefix', resolveProjectPath(), 'run', 'dev', '--'],
      ...['--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    ],
    env: { DEV_CACHE_DIR: cacheFolder },
    // Part of the client that every page loads; answered without transforming anything of the project.
    healthPath: '/@vite/client',
    port,
  });
}

async function measureStart(
  cacheFolder: string,
  openBrowser: () => Promise<BrowserContext>,
): Promise<Start> {
  // Open before the command starts: it isn't part of the measurement.
  const context = await openBrowser();
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await waitUntilIdle();
    const startedAt = performance.now();
    const getSeconds = () => (performance.now() - startedAt) / 1000;
    const server = await startDevelopmentServer(cacheFolder);
    try {
      const requests = countRequests(page);
      await page.goto(server.origin, { waitUntil: 'commit' });
      await waitForHomePage(page);
      const firstScreen = getSeconds();
      await waitUntilQuiet(requests);
      const quiet = getSeconds() - quietMs / 1000;
      return { firstScreen, quiet, requests: requests.count() };
    } finally {
      await server.stop();
    }
  } finally {
    await context.close();
  }
}

function countRequests(page: Page) {
  let total = 0;
  let lastAt = performance.now();
  page.on('request', () => {
    total += 1;
  });
  page.on('requestfinished', () => {
    lastAt = performance.now();
  });
  return { count: () => total, getIdleMs: () => performance.now() - lastAt };
}

async function waitUntilQuiet({ getIdleMs }: { readonly getIdleMs: () => number }): Promise<void> {
  while (getIdleMs() < quietMs)
    await new Promise((resolve) => setTimeout(resolve, quietMs - getIdleMs()));
}

async function waitForHomePage(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.locator('main article').first().waitFor();
}

async function measureChanges(cacheFolder: string, executablePath: string) {
  const server = await startDevelopmentServer(cacheFolder);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.origin);
    await waitForHomePage(page);
    await waitUntilIdle();
    return await measureSavedChanges(page);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function formatResults(
  starts: Readonly<Record<StartKind, readonly Start[]>>,
  changes: Awaited<ReturnType<typeof measureSavedChanges>>,
): string {
  const getMedian = (kind: StartKind, key: keyof Start) =>
    median(starts[kind].map((start) => start[key]));
  const formatRow = (name: string, value: number, digits: number, old?: number, goal?: Goal) => [
    name,
    old === undefined ? '' : String(old),
    formatMeasurement(value, digits, goal),
    goal ? formatGoal(goal) : '',
  ];
  const formatStart = (name: string, kind: StartKind, old?: number, goal?: Goal) =>
    formatRow(`first screen, ${name}, s`, getMedian(kind, 'firstScreen'), 2, old, goal);
  return formatTable(
    [`npm run dev, medians of ${runs}`, 'before', 'now', 'goal'],
    [
      formatStart('first start after npm ci', 'installed', before.cold, atMost(3)),
      formatStart('later starts', 'later', before.warm, atMost(1)),
      formatStart('empty caches', 'uncached', before.cold),
      formatRow(
        'requests of the home page',
        getMedian('installed', 'requests'),
        0,
        before.requests,
      ),
      formatRow(
        'everything fetched, first start, s',
        getMedian('installed', 'quiet'),
        2,
        before.quiet,
      ),
      formatRow('everything fetched, later starts, s', getMedian('later', 'quiet'), 2),
      ...changes.flatMap(({ name, first, later }) => [
        formatRow(`${name} saved until visible, first, ms`, first, 0, undefined, atMost(300)),
        formatRow(`${name} saved until visible, later, ms`, later, 0, undefined, atMost(300)),
      ]),
    ],
  );
}
