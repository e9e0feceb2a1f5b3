import type { Page } from '@playwright/test';
import { findViolations, findViolationsInBothSchemes } from '../testing/browser/axe';
import { expectNoOverflow } from '../testing/browser/layout';
import { expect, test, waitForHydration } from '../testing/browser/test';
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
    if (serverRenderedPaths.includes(path)) {
      await page.waitForLoadState('networkidle');
      softly(requests, 'requests for data that came with the page').toEqual([]);
    }
    softly(await findViolationsInBothSchemes(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    softly(await listAnimationDurations(page), 'durations with reduced motion').toEqual([]);
    for (const width of [1280, 390]) {
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
