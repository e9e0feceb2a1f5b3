import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../testing/browser/test';

/** Lighthouse's phone, in pixels. */
test.use({ viewport: { width: 412, height: 823 } });

const paths = ['', '/shop', '/product/1', '/about', '/faq', '/contact', '/restoration', '/recipes'];

interface FontSwap {
  readonly texts: number;
  /** Texts that get another number of lines. */
  readonly rewrapped: readonly string[];
  /** Those of them in the first viewport, which move what's below while it's looked at. */
  readonly rewrappedOnFirstScreen: readonly string[];
  /** Share of the page's height. */
  readonly heightChange: number;
}

/** Compares the page with the web fonts and with their fallbacks, in one task, so that nothing else changes it. */
const compareFonts = (page: Page): Promise<FontSwap> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    const selector = 'h1, h2, h3, p, li, dt, dd, a, button, label, legend';
    const elements = [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.getClientRects().length > 0 &&
        element.textContent?.trim() &&
        // What's around another of them would be counted twice.
        !element.querySelector(selector),
    );
    const measure = () => ({
      boxes: elements.map((element) => element.getBoundingClientRect()),
      pageHeight: root.scrollHeight,
    });
    const webFonts = measure();
    for (const variable of ['--heading-font', '--text-font']) root.style.setProperty(variable, ' ');
    const fallbacks = measure();
    for (const variable of ['--heading-font', '--text-font']) root.style.removeProperty(variable);
    // Less than a line, and more than the rounding of baselines.
    const minChange = 8;
    const rewrapped = elements.flatMap((element, index) => {
      const [before, after] = [fallbacks.boxes[index], webFonts.boxes[index]];
      if (!before || !after || Math.abs(before.height - after.height) < minChange) return [];
      return { text: element.textContent ?? '', isOnFirstScreen: before.top < innerHeight };
    });
    return {
      texts: elements.length,
      rewrapped: rewrapped.map(({ text }) => text),
      rewrappedOnFirstScreen: rewrapped
        .filter(({ isOnFirstScreen }) => isOnFirstScreen)
        .map(({ text }) => text),
      heightChange: Math.abs(fallbacks.pageHeight / webFonts.pageHeight - 1),
    };
  });

async function openWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForFunction(
    () => document.fonts.check('500 16px Fraunces') && document.fonts.check('16px Figtree'),
  );
}

for (const [language, prefix] of [
  ['English', ''],
  ['Spanish', '/es'],
]) {
  test(`when the fonts arrive in ${language}, less than 2.5 % of the texts get more or fewer lines, and none on the first screen`, async ({
    page,
  }) => {
    const rewrapped: string[] = [];
    let texts = 0;
    for (const path of paths) {
      await openWithFonts(page, `${prefix}${path}` || '/');
      const swap = await compareFonts(page);
      expect.soft(swap.heightChange, `height of ${prefix}${path}`).toBeLessThan(0.025);
      // A product's text is the owner's, and not fitted to a phone's width.
      if (!path.startsWith('/product/'))
        expect.soft(swap.rewrappedOnFirstScreen, `first screen of ${prefix}${path}`).toEqual([]);
      texts += swap.texts;
      rewrapped.push(...swap.rewrapped);
    }
    expect(texts).toBeGreaterThan(300);
    expect(rewrapped.length / texts, rewrapped.join('\n')).toBeLessThan(0.025);
  });
}
