import AxeBuilder from '@axe-core/playwright';
import { expect, test, tookOver } from '../testing/browser/test';
import { everyKindOfPage } from '../testing/kinds-of-page';

for (const prefix of ['', '/es']) {
  for (const address of everyKindOfPage) {
    const path = (prefix + address).replace(/\/$/, '') || '/';

    test(`axe finds nothing on ${path}, neither in light nor in dark`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await tookOver(page);
      const inLight = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(inLight.violations).toEqual([]);
      // Nothing but colours differs.
      await page.emulateMedia({ colorScheme: 'dark' });
      const inDark = await new AxeBuilder({ page })
        .setLegacyMode()
        .withRules('color-contrast')
        .analyze();
      expect(inDark.violations).toEqual([]);
    });
  }
}

test('a form that says what is wrong still has nothing for axe to find', async ({ page }) => {
  for (const [address, send] of [
    ['/contact', 'Send Message'],
    ['/es/restoration', 'Enviar solicitud'],
  ] as const) {
    await page.goto(address);
    await tookOver(page);
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations, address).toEqual([]);
  }
});
