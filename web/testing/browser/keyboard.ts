import type { Locator, Page } from '@playwright/test';

export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  while (!(await target.evaluate((element) => element.matches(':focus')))) {
    await page.keyboard.press(key);
  }
}

export async function pressKeyOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
