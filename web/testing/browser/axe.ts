import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
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
  readonly rule?: string;
}

/** Minified: `axe.source` is twice the size and takes twice as long to inject. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** One line per violation. */
export async function findViolations(
  page: Page,
  { include = 'html', exclude, rule }: AxeOptions = {},
): Promise<readonly string[]> {
  await waitForAnimations(page);
  // Injecting takes longer than a run: inject once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([included, excluded, onlyRule]) => {
      const { violations } = await window.axe.run(
        { include: included, exclude: excluded },
        {
          resultTypes: ['violations'],
          ...(onlyRule && { runOnly: { type: 'rule', values: [onlyRule] } }),
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    [[include], exclude ? [exclude] : [], rule] as [string[], string[], string | undefined],
  );
}

/**
 * Sets the color scheme while `check` runs, without transitions: an inherited color starts one on each level of the
 * document after the other, a frame each, even with reduced motion; and a button that becomes enabled fades in.
 */
async function withColorScheme<Result>(
  page: Page,
  colorScheme: 'dark' | 'light',
  check: () => Promise<Result>,
): Promise<Result> {
  const noTransitions = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const result = await check();
  await noTransitions.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  await noTransitions.dispose();
  return result;
}

/** In the dark scheme, only contrast can differ. */
export async function findViolationsInBothSchemes(
  page: Page,
  options: Omit<AxeOptions, 'rule'> = {},
): Promise<readonly string[]> {
  const dark = await withColorScheme(page, 'dark', () =>
    findViolations(page, { ...options, rule: 'color-contrast' }),
  );
  const light = await withColorScheme(page, 'light', () => findViolations(page, options));
  return [...light, ...dark.map((violation) => `dark ${violation}`)];
}
