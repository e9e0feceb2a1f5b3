import { findViolationsInBothSchemes } from '../../testing/browser/axe';
import { languages, storefrontTexts } from '../../testing/browser/storefront-texts';
import { expect, test, waitForHydration } from '../../testing/browser/test';

for (const language of languages) {
  test(`the planner is accessible and fits narrow phones (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const { prefix } = storefrontTexts[language];
    await page.goto(`${prefix}/plan?people=60&vegetarians=6&place=greater-la&without=tree-nuts`);
    await waitForHydration(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await findViolationsInBothSchemes(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.getByRole('article').first().getByRole('button').last().click();
    await expect(page.locator('#inquiry form')).toBeVisible();
    expect(await findViolationsInBothSchemes(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the planner is a form whose URL has the choices', async ({ page }) => {
    await page.goto('/plan');
    await page.getByRole('textbox', { name: 'Adults' }).fill('60');
    await page.getByRole('checkbox', { name: 'Tree nuts' }).check();
    await page.getByRole('button', { name: 'Show proposals' }).click();
    await expect(page).toHaveURL(/\/plan\?people=60&.*without=tree-nuts/);
    await expect(page.getByText(/for 60 people$/)).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('On request, without: Tree nuts');
  });
});
