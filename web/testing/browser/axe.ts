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
 * Waits for three frames without transitions. With reduced motion every element has a very short transition, and an
 * inherited color starts it one level of the document after the other, a frame each.
 */
async function setColorScheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    let framesWithoutTransitions = 0;
    while (framesWithoutTransitions < 3) {
      await new Promise(requestAnimationFrame);
      const isChanging = document
        .getAnimations()
        .some((animation) => animation instanceof CSSTransition);
      framesWithoutTransitions = isChanging ? 0 : framesWithoutTransitions + 1;
    }
  });
}

/** In the dark scheme, only contrast can differ. */
export async function findViolationsInBothSchemes(
  page: Page,
  options: Omit<AxeOptions, 'rule'> = {},
): Promise<readonly string[]> {
  await setColorScheme(page, 'dark');
  const dark = await findViolations(page, { ...options, rule: 'color-contrast' });
  await setColorScheme(page, 'light');
  const light = await findViolations(page, options);
  return [...light, ...dark.map((violation) => `dark ${violation}`)];
}
