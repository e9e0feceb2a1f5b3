import type { Page } from '@playwright/test';
import {
  findViolationsInBothSchemes,
  findViolationsInOtherLanguage,
} from '../../testing/browser/axe';
import { findOverflowingElements, findSmallTargets } from '../../testing/browser/layout-checks';
import { expect } from '../../testing/browser/test';

const [phone, desktop] = [320, 1280];

/** Limits the audit to the new part of the page: an open dialog, else the tab panel. */
async function findSelector(page: Page): Promise<string> {
  if ((await page.getByRole('dialog').count()) > 0) return '[role=dialog]';
  return (await page.getByRole('tabpanel').count()) > 0 ? '[role=tabpanel]' : 'main';
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Later siblings of the same kind look the same. */
const repeatedItems = 'tr:nth-child(n + 7), li:nth-child(n + 7), label:nth-child(n + 7)';

/** `dispatchEvent`, since a dialog may cover the button. */
async function switchLanguage(page: Page, language: 'en' | 'es'): Promise<void> {
  await page.locator(`button[lang=${language}]`).dispatchEvent('click');
  // `expect` would describe the whole page each time that it has to try again.
  await page.locator(`html[lang=${language}]`).waitFor();
  await waitUntilLoaded(page);
}

const waitUntilLoaded = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** Polls, since the layout may take a frame or two to settle. */
const expectNothingOverflows = (page: Page, selector: string, state: string) =>
  expect
    .configure({ soft: true })
    .poll(() => findOverflowingElements(page, selector), `overflowing elements in ${state}`)
    .toEqual([]);

/**
 * Audits a state at several widths, in both languages and at 200 % text size. Soft assertions, so that all problems are
 * reported.
 */
export async function auditState(
  page: Page,
  state: string,
  requestedSelector?: string,
): Promise<void> {
  await waitUntilLoaded(page);
  const selector = requestedSelector ?? (await findSelector(page));
  await resize(page, phone);
  const audited = { include: selector, exclude: repeatedItems };
  const violations = await findViolationsInBothSchemes(page, audited);
  expect.soft(violations, `axe on ${state}`).toEqual([]);
  expect
    .soft(await findSmallTargets(page, selector), `small touch targets in ${state}`)
    .toEqual([]);
  await expectNothingOverflows(page, selector, `${state} at ${phone} pixels`);
  await switchLanguage(page, 'es');
  const violationsInSpanish = await findViolationsInOtherLanguage(page, audited);
  expect.soft(violationsInSpanish, `axe on ${state} in Spanish`).toEqual([]);
  await expectNothingOverflows(page, selector, `${state} in Spanish`);
  await switchLanguage(page, 'en');
  await resize(page, 2 * phone);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNothingOverflows(page, selector, `${state} at 200 % text size`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await resize(page, desktop);
  await expectNothingOverflows(page, selector, `${state} at ${desktop} pixels`);
}
