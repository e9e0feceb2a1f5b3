import { expect, type Page } from '@playwright/test';

/** Audits the current state; `selector` defaults to the new part of the page. */
export type AuditState = (state: string, selector?: string) => Promise<void>;

/** A start URL and the steps through everything that can be opened from there. */
export interface Tour {
  readonly url: string;
  readonly run: (page: Page, audit: AuditState) => Promise<void>;
}

/** Clicks the first button with a matching name. */
export const pressButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

export async function openTab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

export async function openDialog(page: Page, opener: string | RegExp, title: string | RegExp) {
  await pressButton(page, opener);
  await page.getByRole('dialog', { name: title }).waitFor();
}

export async function closeDialog(page: Page, title: string | RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'hidden' });
}

/** The label contains the hotkey in both languages. */
export const toastRegionSelector = '[role=region][aria-label*="(F8)"]';

/** Focusing a toast keeps it open. */
export async function focusToast(page: Page): Promise<void> {
  await expect(page.locator(toastRegionSelector).getByRole('listitem')).toBeVisible();
  await page.keyboard.press('F8');
}
