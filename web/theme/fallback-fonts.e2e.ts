import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../testing/browser/test';

/** Lighthouse's phone, in pixels. */
test.use({ viewport: { width: 412, height: 823 } });

const paths = ['', '/shop', '/product/1', '/about', '/faq', '/contact', '/restoration', '/recipes'];

interface FontSwap {
  readonly texts: number;
  /** Texts that get another number of lines. */
  readonly rewrapped: readonly string[];
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
      heights: elements.map((element) => element.getBoundingClientRect().height),
      pageHeight: root.scrollHeight,
    });
    const webFonts = measure();
    for (const variable of ['--heading-font', '--text-font']) root.style.setProperty(variable, ' ');
    const fallbacks = measure();
    for (const variable of ['--heading-font', '--text-font']) root.style.removeProperty(variable);
    // Less than a line, and more than the rounding of baselines.
    const minChange = 8;
    return {
      texts: elements.length,
      rewrapped: elements.flatMap((element, index) => {
        const change = (fallbacks.heights[index] ?? 0) - (webFonts.heights[index] ?? 0);
        return Math.abs(change) < minChange ? [] : (element.textContent ?? '');
      }),
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
  test(`less than 2.5 % of the texts in ${language} get more or fewer lines when the fonts arrive`, async ({
    page,
  }) => {
    const rewrapped: string[] = [];
    let texts = 0;
    for (const path of paths) {
      await openWithFonts(page, `${prefix}${path}` || '/');
      const swap = await compareFonts(page);
      expect.soft(swap.heightChange, `height of ${prefix}${path}`).toBeLessThan(0.025);
      texts += swap.texts;
      rewrapped.push(...swap.rewrapped);
    }
    expect(texts).toBeGreaterThan(300);
    expect(rewrapped.length / texts, rewrapped.join('\n')).toBeLessThan(0.025);
  });
}
