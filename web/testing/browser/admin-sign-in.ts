import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/core/language';
import { signIn as signInEndpoint } from '#contract/session/endpoints';
import { mockAdmin } from '#mocks/mock-admin';
import { sendRequest } from './send-request';

export const signInTexts = {
  en: { username: /^Username/, password: /^Password/, signIn: 'Sign in', signOut: 'Sign out' },
  es: {
    username: /^Usuario/,
    password: /^Contraseña/,
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
  },
} as const;

/** Signs in by an API request. */
export async function openAsAdmin(
  page: Page,
  path: string,
  language: Language = 'en',
): Promise<void> {
  const options = { method: signInEndpoint.method, data: mockAdmin };
  const { status } = await sendRequest({ page }, signInEndpoint.path, options);
  expect(status).toBe(200);
  await setLanguage(page, language);
  await page.goto(path);
  await page.locator('main h1').waitFor();
}

/** Signs in through the form. */
export async function openAndSignIn(
  page: Page,
  path: string,
  language: Language = 'en',
): Promise<void> {
  await setLanguage(page, language);
  await page.goto(path);
  await signIn(page, language);
  await expect(page).toHaveURL((url) => url.pathname === new URL(path, url).pathname);
  await page.locator('main h1').waitFor();
}

const setLanguage = (page: Page, language: Language) =>
  page.addInitScript(
    (storedLanguage) => localStorage.setItem('language', storedLanguage),
    language,
  );

export async function signIn(page: Page, language: Language = 'en'): Promise<void> {
  const texts = signInTexts[language];
  await page.getByLabel(texts.username).fill(mockAdmin.username);
  await page.getByLabel(texts.password).fill(mockAdmin.password);
  await page.getByRole('button', { name: texts.signIn }).click();
}
