import type { Locator, Page } from '@playwright/test';

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  while (!(await place.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press(key);
  }
}

/** Goes to something by Tab, and presses a key on it. */
export async function pressOn(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}
