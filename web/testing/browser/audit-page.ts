import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './axe';
import { expectNoOverflow } from './layout';
import { findSmallTargets } from './layout-checks';

const softly = expect.configure({ soft: true });

/**
 * axe in the light and the dark scheme, no horizontal scrolling at three widths, and touch targets of 44 px. `state` is
 * for the messages.
 */
export async function auditPage(page: Page, state: string): Promise<void> {
  const viewport = page.viewportSize();
  softly(await findViolationsInBothSchemes(page), state).toEqual([]);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `${state}, at ${width} px`);
  }
  softly(await findSmallTargets(page, 'main'), `small touch targets, ${state}`).toEqual([]);
  if (viewport) await page.setViewportSize(viewport);
}
