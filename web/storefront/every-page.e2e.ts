import type { Page } from '@playwright/test';
import { auditPage } from '../testing/browser/audit-page';
import {
  findViolations,
  findViolationsInBothSchemes,
  findViolationsInOtherLanguage,
} from '../testing/browser/axe';
import { setRandomClientIp } from '../testing/browser/client-ip';
import { expectNoOverflow } from '../testing/browser/layout';
import { fillContact, getMain, giftBoxId, orderTexts } from '../testing/browser/order-form';
import { languages, storefrontTexts } from '../testing/browser/storefront-texts';
import { expect, isOnMocks, test, waitForHydration } from '../testing/browser/test';
import { samplePagePaths, serverRenderedPaths } from '../testing/page-paths';

const softly = expect.configure({ soft: true });

/** Returns a live list of API request paths, except images. */
function recordApiRequests(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isImage = pathname.startsWith('/api/media/optimize/');
    if (pathname.startsWith('/api/') && !isImage) paths.push(pathname);
  });
  return paths;
}

const listAnimationDurations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((element) => getComputedStyle(element))
      .flatMap((style) => [style.transitionDuration, style.animationDuration])
      .flatMap((durations) => durations.split(', '))
      .filter((duration) => Number.parseFloat(duration) > 0.001),
  );

const setFontSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    // Set by a script, which the content security policy allows.
    document.documentElement.style.fontSize = value;
  }, size);

for (const path of samplePagePaths) {
  test(`${path} passes axe, does not overflow, and does not refetch embedded data`, async ({
    page,
  }) => {
    const requests = recordApiRequests(page);
    await page.goto(path);
    await expectNoOverflow(page, 'at 1280 px, before hydration');
    await waitForHydration(page);
    // On mocks, no data comes with a page.
    if (serverRenderedPaths.includes(path) && !isOnMocks()) {
      await page.waitForLoadState('networkidle');
      softly(requests, 'requests for data that came with the page').toEqual([]);
    }
    softly(await findViolationsInBothSchemes(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    softly(await listAnimationDurations(page), 'durations with reduced motion').toEqual([]);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await setFontSize(page, '200%');
      await expectNoOverflow(page, `at ${width} px with text twice as large`);
      await setFontSize(page, '');
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page, `at ${width} px`);
    }
    await page.goto(`/es${path}`.replace(/\/$/, ''));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expectNoOverflow(page, 'at 320 px in Spanish');
    await waitForHydration(page);
    softly(await findViolationsInOtherLanguage(page), 'in Spanish').toEqual([]);
  });
}

for (const [path, send] of [
  ['/contact', 'Send Message'],
  ['/es/restoration', 'Enviar solicitud'],
] as const) {
  test(`the form on ${path} passes axe with an error at every required field`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    expect(await findViolations(page)).toEqual([]);
  });
}

for (const language of languages) {
  test(`the order form with each way to get the order, and the receipt, pass axe and fit, in ${language}`, async ({
    page,
    context,
  }) => {
    await setRandomClientIp({ context });
    await page.addInitScript(
      (items) => localStorage.setItem('cart', JSON.stringify({ version: 1, items })),
      [{ productId: giftBoxId, quantity: 3 }],
    );
    const texts = orderTexts[language];
    const main = getMain(page);
    await page.goto(`${storefrontTexts[language].prefix}/cart`);
    await waitForHydration(page);
    await main.getByRole('button', { name: texts.send }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await auditPage(page, 'a delivery with errors');
    await main.getByRole('radio', { name: texts.pickup }).click();
    await auditPage(page, 'a pickup');

    await main.getByRole('radio', { name: texts.ship }).click();
    await main.getByRole('button', { name: texts.severalAddresses }).click();
    const list = main.getByRole('textbox', { name: texts.addressList });
    const address = '1 Oak St,Reno,NV,89501';
    await list.fill(`Rosa,${address}\nLuis`);
    await main.getByRole('button', { name: texts.checkList }).click();
    await auditPage(page, 'a list of addresses with errors');
    await list.fill(`Rosa,${address},2\nLuis,${address}`);
    await main.getByRole('button', { name: texts.checkList }).click();
    await expect(main.getByRole('group', { name: texts.secondAddress })).toBeVisible();
    await auditPage(page, 'several addresses');

    await main.getByRole('button', { name: texts.day }).click();
    await page.locator('td[data-day]:has(button:enabled)').first().getByRole('button').click();
    await fillContact(page, language, 'ana@correo.mx');
    await main.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.order })).toBeVisible();
    await auditPage(page, 'the receipt');
  });
}
