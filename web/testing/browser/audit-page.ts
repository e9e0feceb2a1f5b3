import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './axe';
import { expectNoOverflow } from './layout';

const softly = expect.configure({ soft: true });

/** axe in the light and the dark scheme, and no horizontal scrolling at three widths. `state` names it in errors. */
export async function auditPage(page: Page, state: string): Promise<void> {
  const viewport = page.viewportSize();
  softly(await findViolationsInBothSchemes(page), state).toEqual([]);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `${state}, at ${width} px`);
  }
  if (viewport) await page.setViewportSize(viewport);
}
