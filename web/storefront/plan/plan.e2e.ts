import { findViolationsInBothSchemes } from '../../testing/browser/axe';
import { languages, storefrontTexts } from '../../testing/browser/storefront-texts';
import { expect, needsServer, test, waitForHydration } from '../../testing/browser/test';

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

test('on phones, a link leads from the form to the proposals', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/plan?people=60');
  await waitForHydration(page);
  const link = page.getByRole('link', { name: /^See \d proposals from \$/ });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page.getByRole('heading', { name: 'For your table' })).toBeInViewport();
  // The header covers the link.
  const getTop = async () => (await page.locator('#proposals').boundingBox())?.y;
  await expect.poll(getTop).toBeLessThanOrEqual(96);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(link).toBeHidden();
});

test.describe(
  'without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });

    test('the planner is a form whose URL has the choices', async ({ page }) => {
      await page.goto('/plan');
      await page.getByRole('textbox', { name: 'Adults' }).fill('60');
      await page.getByRole('checkbox', { name: 'Tree nuts' }).check();
      await page.getByRole('button', { name: 'Show proposals' }).click();
      await expect(page).toHaveURL(/\/plan\?people=60&.*without=tree-nuts/);
      await expect(page.getByText(/for 60 people$/)).toBeVisible();
      const proposal = page.getByRole('article').first();
      await expect(proposal).toContainText('On request, without: Tree nuts');
      await expect(page.getByRole('main').getByRole('button')).toHaveText(['Show proposals']);
      await proposal.getByRole('link', { name: 'Ask us about it' }).click();
      await expect(page).toHaveURL('/contact?subject=An+event+for+60+people');
    });
  },
);
