import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/core/language';
import { mockAdministrator } from '#mocks/administrator';

/** What the door to the back office says in each language. */
export const door = {
  en: { username: /^Username/, password: /^Password/, signIn: 'Sign in', signOut: 'Sign out' },
  es: {
    username: /^Usuario/,
    password: /^Contraseña/,
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
  },
} as const;

/** Opens a page of the back office as its administrator, in a language. */
export async function openAsAdministrator(
  page: Page,
  path: string,
  language: Language = 'en',
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(path);
  await signIn(page, language);
  await expect(page).toHaveURL((url) => url.pathname === new URL(path, url).pathname);
  await page.locator('main h1').waitFor();
}

/** Fills in the door's form and goes through. */
export async function signIn(page: Page, language: Language = 'en'): Promise<void> {
  const words = door[language];
  await page.getByLabel(words.username).fill(mockAdministrator.username);
  await page.getByLabel(words.password).fill(mockAdministrator.password);
  await page.getByRole('button', { name: words.signIn }).click();
}
