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
}

const readScore = (category: string) => (report: Report) =>
  (report.categories[category]?.score ?? Number.NaN) * 100;
const readAudit = (id: string, unit: number) => (report: Report) =>
  (report.audits[id]?.numericValue ?? Number.NaN) / unit;

const buildScoreMetrics = (performance: number): readonly Metric[] => [
  { name: 'perf', getValue: readScore('performance'), digits: 0, goal: atLeast(performance) },
  { name: 'a11y', getValue: readScore('accessibility'), digits: 0, goal: atLeast(100) },
  { name: 'best', getValue: readScore('best-practices'), digits: 0, goal: atLeast(100) },
  { name: 'SEO', getValue: readScore('seo'), digits: 0, goal: atLeast(100) },
];

const timeMetrics: readonly Metric[] = [
  {
    name: 'LCP s',
    getValue: readAudit('largest-contentful-paint', 1000),
    digits: 2,
    goal: atMost(1),
  },
  { name: 'FCP s', getValue: readAudit('first-contentful-paint', 1000), digits: 2 },
  { name: 'TBT ms', getValue: readAudit('total-blocking-time', 1), digits: 0, goal: atMost(50) },
  { name: 'CLS', getValue: readAudit('cumulative-layout-shift', 1), digits: 3, goal: atMost(0.01) },
  {
    name: 'JS kB',
    getValue: (report) => sumTransferredKilobytes(report, 'Script'),
    digits: 1,
    goal: atMost(120),
  },
  {
    name: 'fonts kB',
    getValue: (report) => sumTransferredKilobytes(report, 'Font'),
    digits: 1,
    goal: atMost(60),
  },
];

const removeGoal = ({ goal: _, ...metric }: Metric): Metric => metric;

interface Requirements {
  /** Runs per page; the median counts. */
  readonly runs: number;
  readonly metrics: readonly Metric[];
}

/** Entry pages are so close to the device's limit that three runs are too noisy. */
const entryPageRequirements: Requirements = {
  runs: 5,
  metrics: [...buildScoreMetrics(99), ...timeMetrics],
};

const otherPageRequirements: Requirements = {
  runs: 3,
  metrics: [...buildScoreMetrics(98), ...timeMetrics.map(removeGoal)],
};

/** Kilobytes of one resource type that the page itself fetched, excluding the service worker's downloads. */
function sumTransferredKilobytes(report: Report, kind: string): number {
  const details = report.audits['network-requests']?.details;
  if (details?.type !== 'table') return Number.NaN;
  return (
    details.items
      .filter((item) => item.resourceType === kind && item.sessionTargetType === 'page')
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000
  );
}

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
      await measurePages(entryPaths, entryPageRequirements, origin, chromePath),
      await measurePages(otherPaths, otherPageRequirements, origin, chromePath),
      'JS and fonts: transferred bytes, including response headers.',
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
  { runs, metrics }: Requirements,
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
  return formatTable(headers, [['goal', ...goals], ...rows]);
}

const formatMedian = ({ getValue, digits, goal }: Metric, reports: readonly Report[]): string =>
  formatMeasurement(median(reports.map(getValue)), digits, goal);

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
