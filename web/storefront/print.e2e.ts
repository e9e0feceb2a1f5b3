import { expect, test } from '../testing/browser/test';

const paths = ['/product/9', '/faq', '/compare?products=9,22', '/plan?people=12'] as const;

for (const path of paths) {
  test(`nothing covers the printed sheets of ${path}, which are light in the dark theme too`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 720, height: 900 });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    const covering = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => {
          const { position, top, bottom } = getComputedStyle(element);
          if (position === 'fixed') return true;
          return position === 'sticky' && (top !== 'auto' || bottom !== 'auto');
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(covering).toEqual([]);
    await expect(heading).toHaveCSS('color', /^rgb\((\d\d?, ){2}/);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });
}

test('in forced colors, the chosen category differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/shop?category=boards');
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(categories).toHaveCount(5);
  const borders = await categories.evaluateAll((links) =>
    links.map((link) => [
      link.hasAttribute('aria-current'),
      getComputedStyle(link).borderBottomColor,
    ]),
  );
  const [chosen] = borders.filter(([isChosen]) => isChosen);
  const others = borders.filter(([isChosen]) => !isChosen).map(([, color]) => color);
  expect(others).not.toContain(chosen?.[1]);
});
