import type { Page } from '@playwright/test';
import { findViolationsInBothSchemes } from '../../testing/browser/axe';
import { expect } from '../../testing/browser/test';
import { findOverflowingElements, findSmallTargets } from './measures';

const [phone, desk] = [320, 1280];

/** Limits the audit to the new part of the page: an open dialog, else the tab panel. */
async function findSelector(page: Page): Promise<string> {
  if ((await page.getByRole('dialog').count()) > 0) return '[role=dialog]';
  return (await page.getByRole('tabpanel').count()) > 0 ? '[role=tabpanel]' : 'main';
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Later siblings of the same kind look the same. */
const repeated = 'tr:nth-child(n + 7), li:nth-child(n + 7), label:nth-child(n + 7)';

/** `dispatchEvent`, since a dialog may cover the button. */
async function turnLanguage(page: Page, to: 'en' | 'es'): Promise<void> {
  await page.locator(`button[lang=${to}]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await settled(page);
}

const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** Polls, since the layout may take a frame or two to settle. */
const measureWidth = (page: Page, place: string, state: string) =>
  expect
    .configure({ soft: true })
    .poll(() => findOverflowingElements(page, place), `overflowing elements in ${state}`)
    .toEqual([]);

/**
 * Audits a state at several widths, in both languages and at 200 % text size. Soft assertions, so that all problems are
 * reported.
 */
export async function lookAt(page: Page, state: string, of?: string): Promise<void> {
  await settled(page);
  const place = of ?? (await findSelector(page));
  await resize(page, phone);
  const violations = await findViolationsInBothSchemes(page, { include: place, exclude: repeated });
  expect.soft(violations, `axe on ${state}`).toEqual([]);
  expect.soft(await findSmallTargets(page, place), `small touch targets in ${state}`).toEqual([]);
  await measureWidth(page, place, `${state} at ${phone} pixels`);
  await turnLanguage(page, 'es');
  await measureWidth(page, place, `${state} in Spanish`);
  await turnLanguage(page, 'en');
  await resize(page, 2 * phone);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await measureWidth(page, place, `${state} at 200 % text size`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await resize(page, desk);
  await measureWidth(page, place, `${state} at ${desk} pixels`);
}
