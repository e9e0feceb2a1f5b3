import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { chromiumMissingMessage, ensureChromium } from '../lib/ensure-chromium.mjs';
import { formatTable } from '../lib/format-table.mjs';
import { fetchEntryPaths, listOtherPaths, withApp } from './app-server';
import { launchPhoneBrowser, visitUntilCached } from './full-visit';
import { atLeast, atMost, formatGoal, formatMeasurement, type Goal } from './goal';
import { median } from './median';
import { waitUntilIdle } from './wait-until-idle';
import { warmImages } from './warm-images';

/** Lighthouse sometimes loses the browser's trace and needs to run again. */
const maxAttempts = 3;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Metric {
  readonly name: string;
  readonly getValue: (report: Report) => number;
  readonly digits: number;
  readonly goal?: Goal;
  /** Highest of the home, shop and product page before the first screen was made smaller, measured the same way. */
  readonly before?: string;
}

const readScore = (category: string) => (report: Report) =>
  (report.categories[category]?.score ?? Number.NaN) * 100;
const readAudit = (id: string, unit: number) => (report: Report) =>
  (report.audits[id]?.numericValue ?? Number.NaN) / unit;

const scoreMetrics: readonly Metric[] = [
  { name: 'perf', getValue: readScore('performance'), digits: 0, goal: atLeast(100) },
  { name: 'a11y', getValue: readScore('accessibility'), digits: 0, goal: atLeast(100) },
  { name: 'best', getValue: readScore('best-practices'), digits: 0, goal: atLeast(100) },
  { name: 'SEO', getValue: readScore('seo'), digits: 0, goal: atLeast(100) },
];

const timeMetrics: readonly Metric[] = [
  {
    name: 'LCP s',
    getValue: readAudit('largest-contentful-paint', 1000),
    digits: 2,
    goal: atMost(0.9),
    before: '1.01',
  },
  {
    name: 'FCP s',
    getValue: readAudit('first-contentful-paint', 1000),
    digits: 2,
    goal: atMost(0.65),
  },
  {
    name: 'TBT ms',
    getValue: readAudit('total-blocking-time', 1),
    digits: 0,
    goal: atMost(30),
    before: '98',
  },
  {
    name: 'CLS',
    getValue: readAudit('cumulative-layout-shift', 1),
    digits: 4,
    goal: atMost(0.001),
  },
  {
    name: 'JS kB',
    getValue: (report) => sumTransferredKilobytes(report, 'Script'),
    digits: 1,
    goal: atMost(100),
    before: '119',
  },
  {
    name: 'HTML kB',
    getValue: (report) => sumTransferredKilobytes(report, 'Document'),
    digits: 1,
    goal: atMost(8),
    before: '12',
  },
  {
    name: 'first photo kB',
    getValue: readFirstPhotoKilobytes,
    digits: 1,
    goal: atMost(18),
  },
  {
    name: 'fonts kB',
    getValue: (report) => sumTransferredKilobytes(report, 'Font'),
    digits: 1,
    goal: atMost(45),
    before: '57',
  },
];

const metrics: readonly Metric[] = [...scoreMetrics, ...timeMetrics];

/** Runs per page; the median counts. Three are too noisy, so close to the device's limit. */
const runs = 5;

function readFirstPhotoKilobytes(report: Report): number {
  const [photo] = listRequests(report, 'Image').filter(({ url }) => url.includes('/api/media/'));
  return photo ? photo.transferSize / 1000 : Number.NaN;
}

interface PageRequest {
  readonly url: string;
  /** Bytes. */
  readonly transferSize: number;
}

/** What the page itself fetched, excluding the service worker's downloads. */
function listRequests(report: Report, kind: string): readonly PageRequest[] {
  const details = report.audits['network-requests']?.details;
  if (details?.type !== 'table') return [];
  return details.items
    .filter((item) => item.resourceType === kind && item.sessionTargetType === 'page')
    .map(({ url, transferSize }) => ({ url: String(url), transferSize: Number(transferSize) }));
}

const sumTransferredKilobytes = (report: Report, kind: string): number =>
  listRequests(report, kind).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;

/** Lighthouse's mobile run with its default simulated throttling, on every public page. */
export async function measureLighthouse(): Promise<string> {
  const chromePath = await ensureChromium();
  if (chromePath === undefined) throw new Error(chromiumMissingMessage);
  return withApp(async ({ origin }) => {
    const entryPaths = await fetchEntryPaths(origin);
    const otherPaths = listOtherPaths();
    await warmImages(origin, [...entryPaths, ...otherPaths]);
    await warmPrefetchedImages(origin, chromePath);
    const tables = [
      await measurePages([...entryPaths, ...otherPaths], origin, chromePath),
      'kB: transferred bytes, including response headers. JS includes what is loaded once the page is idle.',
    ];
    return tables.join('\n\n');
  });
}

/**
 * Prefetches the images that a phone downloads in the background. The first visit ever keeps the server's cores busy
 * generating them, and the measured phone requests the same ones.
 */
async function warmPrefetchedImages(origin: string, chromePath: string): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'higuera-bench-profile-'));
  try {
    await visitUntilCached(await launchPhoneBrowser(profile, chromePath), origin);
  } finally {
    rmSync(profile, { recursive: true });
  }
}

async function measurePages(
  paths: readonly string[],
  origin: string,
  chromePath: string,
): Promise<string> {
  const rows: string[][] = [];
  for (const path of paths) {
    const reports = await collectReports(`${origin}${path}`, runs, chromePath);
    rows.push([path, ...metrics.map((metric) => formatMedian(metric, reports))]);
    console.log(`  ${path}`);
  }
  const goals = metrics.map(({ goal }) => (goal === undefined ? '' : formatGoal(goal)));
  const headers = [`median of ${runs}`, ...metrics.map(({ name }) => name)];
  const before = metrics.map(({ before: value = '' }) => value);
  return formatTable(headers, [['goal', ...goals], ['before', ...before], ...rows]);
}

function formatMedian({ getValue, digits, goal }: Metric, reports: readonly Report[]): string {
  const value = median(reports.map(getValue));
  return Number.isNaN(value) ? '–' : formatMeasurement(value, digits, goal);
}

async function collectReports(url: string, runs: number, chromePath: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runWithRetries(url, chromePath));
  return reports;
}

async function runWithRetries(url: string, chromePath: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await runLighthouse(url, chromePath);
    const error = report.runtimeError;
    if (error === undefined) return report;
    if (attempt === maxAttempts) throw new Error(`${url}: ${error.message}`);
    console.log(`  ${url}: ${error.code}, retrying`);
  }
}

/** A new browser for each run, without another run's cache or service worker. */
async function runLighthouse(url: string, chromePath: string): Promise<Report> {
  await waitUntilIdle();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse returned no report for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
