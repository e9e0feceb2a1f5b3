import { expect, test, tookOver } from '../testing/browser/test';
import { everyKindOfPage } from '../testing/kinds-of-page';

for (const width of [320, 390, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of everyKindOfPage) {
      await page.goto(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, address).toBe(0);
    }
  });
}

for (const width of [390, 1280]) {
  test(`nothing scrolls sideways at ${width} px with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of everyKindOfPage) {
      await page.goto(address);
      const overflow = await page.evaluate(() => {
        const { documentElement: root } = document;
        const size = Number.parseFloat(getComputedStyle(root).fontSize);
        // Set by script, which the security policy lets.
        root.style.fontSize = `${2 * size}px`;
        return root.scrollWidth - root.clientWidth;
      });
      expect(overflow, address).toBe(0);
    }
  });
}

test('the keyboard can skip what every page begins with', async ({ page }) => {
  await page.goto('/recipes');
  await tookOver(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('nothing moves for those who asked for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of everyKindOfPage) {
    await page.goto(address);
    await tookOver(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .map((element) => getComputedStyle(element))
        .flatMap((style) => [style.transitionDuration, style.animationDuration])
        .flatMap((durations) => durations.split(', '))
        .filter((duration) => Number.parseFloat(duration) > 0.001),
    );
    expect(moving, address).toEqual([]);
  }
});
