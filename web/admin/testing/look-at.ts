import type { Page } from '@playwright/test';
import { findViolationsInBothSchemes } from '../../testing/browser/axe';
import { expect } from '../../testing/browser/test';
import { stickingOutOf, tooSmallIn } from './measures';

const [phone, desk] = [320, 1280];

/** The part that is worth looking at: what stands behind a dialog has been looked at before, and so has the head of the dashboard. */
async function placeIn(page: Page): Promise<string> {
  if ((await page.getByRole('dialog').count()) > 0) return '[role=dialog]';
  return (await page.getByRole('tabpanel').count()) > 0 ? '[role=tabpanel]' : 'main';
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** What comes after many of its kind is like them. */
const repeated = 'tr:nth-child(n + 7), li:nth-child(n + 7), label:nth-child(n + 7)';

/** Turns the page into the other language where it stands, also where a dialog lies over the button for it. */
async function turnLanguage(page: Page, to: 'en' | 'es'): Promise<void> {
  await page.locator(`button[lang=${to}]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await settled(page);
}

const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** Polls, since the layout of another width, language or letter size may take a frame or two. */
const measureWidth = (page: Page, place: string, state: string) =>
  expect
    .configure({ soft: true })
    .poll(() => stickingOutOf(page, place), `what sticks out of ${state}`)
    .toEqual([]);

/** Looks at a state on a phone and at a desk without leaving it; what is found is told of at the end, all of it. */
export async function lookAt(page: Page, state: string, of?: string): Promise<void> {
  await settled(page);
  const place = of ?? (await placeIn(page));
  await resize(page, phone);
  const violations = await findViolationsInBothSchemes(page, { include: place, exclude: repeated });
  expect.soft(violations, `axe on ${state}`).toEqual([]);
  expect.soft(await tooSmallIn(page, place), `what is too small in ${state}`).toEqual([]);
  await measureWidth(page, place, `${state} at ${phone} pixels`);
  await turnLanguage(page, 'es');
  await measureWidth(page, place, `${state} in Spanish`);
  await turnLanguage(page, 'en');
  await resize(page, 2 * phone);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await measureWidth(page, place, `${state} in letters twice as large`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await resize(page, desk);
  await measureWidth(page, place, `${state} at ${desk} pixels`);
}
