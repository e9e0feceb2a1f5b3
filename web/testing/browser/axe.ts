import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { waitForAnimations } from './layout';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

interface AxeOptions {
  /** Selector. */
  readonly include?: string;
  /** Selector. */
  readonly exclude?: string;
  readonly rules?: axe.RunOptions;
}

type ColorScheme = 'dark' | 'light';

const contrastOnly: axe.RunOptions = { runOnly: ['color-contrast'] };
const allButContrast: axe.RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/** Minified: `axe.source` is twice the size and takes twice as long to inject. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** One line per violation, of a page or of a frame. */
export async function findViolations(
  page: Page | Frame,
  { include = 'html', exclude, rules = {} }: AxeOptions = {},
): Promise<readonly string[]> {
  await waitForAnimations(page);
  // Injecting takes longer than a run: inject once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context, {
        resultTypes: ['violations'],
        ...options,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    { context: { include: [include], exclude: exclude ? [exclude] : [] }, options: rules },
  );
}

/**
 * Keeps transitions off while `check` runs: a button that becomes enabled fades in, and an inherited color starts a
 * transition on each level of the document after the other, a frame each, even with reduced motion.
 */
async function withoutTransitions<Result>(
  page: Page | Frame,
  check: () => Promise<Result>,
): Promise<Result> {
  const noTransitions = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const result = await check();
  await noTransitions.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  await noTransitions.dispose();
  return result;
}

const waitForRepaint = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

async function setColorScheme(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await waitForRepaint(page);
}

/** Of a page with a theme of its own, whatever the color scheme of the browser is. */
async function setTheme(page: Page | Frame, theme: ColorScheme): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
  await waitForRepaint(page);
}

interface Schemes {
  readonly current: ColorScheme;
  readonly setOther: (other: ColorScheme) => Promise<void>;
}

async function runInBothSchemes(
  page: Page | Frame,
  options: AxeOptions,
  { current, setOther }: Schemes,
): Promise<readonly string[]> {
  const other = current === 'dark' ? 'light' : 'dark';
  const violations = await findViolations(page, options);
  await setOther(other);
  const contrastViolations = await findViolations(page, { ...options, rules: contrastOnly });
  return [
    ...violations.map((violation) => `${current}: ${violation}`),
    ...contrastViolations.map((violation) => `${other}: ${violation}`),
  ];
}

/**
 * Runs all rules in the current color scheme and, since nothing else can differ, only the one on contrast in the other
 * scheme. That one stays: changing it twice for each audit would take as long as axe.
 */
export const findViolationsInBothSchemes = (
  page: Page,
  options: Pick<AxeOptions, 'include' | 'exclude'> = {},
): Promise<readonly string[]> =>
  withoutTransitions(page, async () => {
    const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    return runInBothSchemes(page, options, {
      current: isDark ? 'dark' : 'light',
      setOther: (other) => setColorScheme(page, other),
    });
  });

/** Like `findViolationsInBothSchemes`, for a page whose theme is chosen. */
export const findViolationsInBothThemes = (
  page: Page | Frame,
  options: Pick<AxeOptions, 'include' | 'exclude'> = {},
): Promise<readonly string[]> =>
  withoutTransitions(page, async () => {
    const theme = await page.evaluate(() => document.documentElement.dataset.theme);
    return runInBothSchemes(page, options, {
      current: theme === 'dark' ? 'dark' : 'light',
      setOther: (other) => setTheme(page, other),
    });
  });

/** All rules except contrast: colors don't depend on the language. */
export const findViolationsInOtherLanguage = (
  page: Page,
  options: Pick<AxeOptions, 'include' | 'exclude'> = {},
): Promise<readonly string[]> => findViolations(page, { ...options, rules: allButContrast });
