import AxeBuilder from '@axe-core/playwright';
import { expect, test, tookOver } from '../testing/browser/test';

const addresses = [
  '/',
  '/shop',
  '/shop?category=nonsense',
  '/shop-categories',
  '/product/1',
  '/product/999999',
  '/about',
  '/contact',
  '/faq',
  '/recipes',
  '/restoration',
  '/nowhere',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const prefix of ['', '/es']) {
      for (const address of addresses) {
        const path = (prefix + address).replace(/\/$/, '') || '/';

        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.goto(path);
          await tookOver(page);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations).toEqual([]);
        });
      }
    }
  });
}

for (const width of [320, 390, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of addresses) {
      await page.goto(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, address).toBe(0);
    }
  });
}
