import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium, noChromium } from '../ground/chromium.mjs';
import { chromiumFlags } from '../ground/chromium-flags.mjs';
import { table } from '../report/table.mjs';
import { atLeast, atMost, cell, formatGoal, type Goal } from './goal';
import { median } from './median';
import { quiet } from './quiet';
import { readyImages } from './ready-images';
import { firstPages, furtherPages, withShop } from './shop';
import { openPhone, visitWhole } from './whole-visit';

/** Lighthouse sometimes loses the browser's trace and needs to run again. */
const tries = 3;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Measure {
  readonly name: string;
  readonly of: (report: Report) => number;
  readonly digits: number;
  readonly goal?: Goal;
}

const score = (category: string) => (report: Report) =>
  (report.categories[category]?.score ?? Number.NaN) * 100;
const audit = (id: string, unit: number) => (report: Report) =>
  (report.audits[id]?.numericValue ?? Number.NaN) / unit;

const scores = (performance: number): readonly Measure[] => [
  { name: 'perf', of: score('performance'), digits: 0, goal: atLeast(performance) },
  { name: 'a11y', of: score('accessibility'), digits: 0, goal: atLeast(100) },
  { name: 'best', of: score('best-practices'), digits: 0, goal: atLeast(100) },
  { name: 'SEO', of: score('seo'), digits: 0, goal: atLeast(100) },
];

const times: readonly Measure[] = [
  { name: 'LCP s', of: audit('largest-contentful-paint', 1000), digits: 2, goal: atMost(1) },
  { name: 'FCP s', of: audit('first-contentful-paint', 1000), digits: 2 },
  { name: 'TBT ms', of: audit('total-blocking-time', 1), digits: 0, goal: atMost(50) },
  { name: 'CLS', of: audit('cumulative-layout-shift', 1), digits: 3, goal: atMost(0.01) },
  { name: 'JS kB', of: (report) => transferred(report, 'Script'), digits: 1, goal: atMost(120) },
  { name: 'fonts kB', of: (report) => transferred(report, 'Font'), digits: 1, goal: atMost(60) },
];

const withoutGoal = ({ goal: _, ...measure }: Measure): Measure => measure;

interface Demands {
  /** Runs per page; the median counts. */
  readonly runs: number;
  readonly measures: readonly Measure[];
}

/** Entry pages are so close to the device's limit that three runs are too noisy. */
const ofFirst: Demands = { runs: 5, measures: [...scores(99), ...times] };

const ofFurther: Demands = { runs: 3, measures: [...scores(98), ...times.map(withoutGoal)] };

/** Kilobytes of one resource type that the page itself fetched, excluding the service worker's downloads. */
function transferred(report: Report, kind: string): number {
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
  if (chromePath === undefined) throw new Error(noChromium);
  return withShop(async ({ origin }) => {
    const first = await firstPages(origin);
    const further = furtherPages();
    await readyImages(origin, [...first, ...further]);
    await readyForPhones(origin, chromePath);
    const tables = [
      await measured(first, ofFirst, origin, chromePath),
      await measured(further, ofFurther, origin, chromePath),
      'JS and fonts: transferred bytes, including response headers.',
    ];
    return tables.join('\n\n');
  });
}

/**
 * Prefetches the images that a phone downloads in the background. The first visit ever keeps the server's cores busy
 * generating them, and the measured phone requests the same ones.
 */
async function readyForPhones(origin: string, chromePath: string): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'higuera-bench-profile-'));
  try {
    await visitWhole(await openPhone(profile, chromePath), origin);
  } finally {
    rmSync(profile, { recursive: true });
  }
}

async function measured(
  paths: readonly string[],
  { runs, measures }: Demands,
  origin: string,
  chromePath: string,
): Promise<string> {
  const rows: string[][] = [];
  for (const path of paths) {
    const reports = await collectReports(`${origin}${path}`, runs, chromePath);
    rows.push([path, ...measures.map((measure) => medianCell(measure, reports))]);
    console.log(`  ${path}`);
  }
  const goals = measures.map(({ goal }) => (goal === undefined ? '' : formatGoal(goal)));
  const heads = [`median of ${runs}`, ...measures.map(({ name }) => name)];
  return table(heads, [['goal', ...goals], ...rows]);
}

const medianCell = ({ of, digits, goal }: Measure, reports: readonly Report[]): string =>
  cell(median(reports.map(of)), digits, goal);

async function collectReports(url: string, runs: number, chromePath: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runWithRetries(url, chromePath));
  return reports;
}

async function runWithRetries(url: string, chromePath: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await attemptedReport(url, chromePath);
    const error = report.runtimeError;
    if (error === undefined) return report;
    if (attempt === tries) throw new Error(`${url}: ${error.message}`);
    console.log(`  ${url}: ${error.code}, retrying`);
  }
}

/** A new browser for each run, without another run's cache or service worker. */
async function attemptedReport(url: string, chromePath: string): Promise<Report> {
  await quiet();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse returned no report for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
