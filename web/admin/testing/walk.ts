import { expect, type Page } from '@playwright/test';

/** Looks at what is shown now, which has a name: at what is new in it, unless a selector says at what. */
export type Look = (state: string, place?: string) => Promise<void>;

/** Where one begins in the back office, and the way from there through everything that can be opened. */
export interface Walk {
  readonly address: string;
  readonly through: (page: Page, look: Look) => Promise<void>;
}

/** Presses a button, or the first of those whose names begin alike. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Opens one of the tabs of the dashboard, and waits until it is there. */
export async function openTab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

/** Presses what opens a dialog, and waits for that. */
export async function openDialog(page: Page, opener: string | RegExp, title: string | RegExp) {
  await press(page, opener);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

/** Leaves a dialog by the keyboard. */
export async function leaveDialog(page: Page, title: string | RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: title })).toBeHidden();
}

/** Where toasts appear: in either language it says which key leads there. */
export const toastPlace = '[role=region][aria-label*="(F8)"]';

/** Waits for a toast and goes to it: it stays for as long as the focus is there. */
export async function goToToast(page: Page): Promise<void> {
  await expect(page.locator(toastPlace).getByRole('listitem')).toBeVisible();
  await page.keyboard.press('F8');
}
