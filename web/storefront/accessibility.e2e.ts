import { violationsIn } from '../testing/browser/axe';
import { onPhone } from '../testing/browser/shops';
import { expect, test, tookOver } from '../testing/browser/test';
import { everyKindOfPage } from '../testing/kinds-of-page';

for (const address of everyKindOfPage) {
  test(`axe finds nothing on ${address}, neither in light nor in dark`, async ({ page }) => {
    await page.goto(address);
    await tookOver(page);
    expect(await violationsIn(page, 'light')).toEqual([]);
    expect(await violationsIn(page, 'dark')).toEqual([]);
  });
}

test.describe('In Spanish on a phone', () => {
  test.use(onPhone);

  for (const address of everyKindOfPage) {
    const path = `/es${address}`.replace(/\/$/, '');

    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path);
      await tookOver(page);
      expect(await violationsIn(page, 'light')).toEqual([]);
    });
  }
});

for (const [address, send] of [
  ['/contact', 'Send Message'],
  ['/es/restoration', 'Enviar solicitud'],
] as const) {
  test(`the form of ${address} still has nothing for axe to find when it says what is wrong`, async ({
    page,
  }) => {
    await page.goto(address);
    await tookOver(page);
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    expect(await violationsIn(page, 'light')).toEqual([]);
  });
}
