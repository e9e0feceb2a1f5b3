import type { Locator, Page } from '@playwright/test';

export async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  while (!(await place.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press(key);
  }
}

export async function pressOn(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}
