import { defaultShopSettings } from '#contract/settings/shop-settings';
import { areaFee, boardId, getMain, orderTexts } from '../../testing/browser/order-form';
import { expect, test } from '../../testing/browser/own-server';
import { signInAsOwner } from '../../testing/browser/owner';
import { waitForHydration } from '../../testing/browser/test';

const texts = orderTexts.en;

test('the order form follows the owner’s closed dates, fees and opening hours', async ({
  page,
  request,
}) => {
  const owner = await signInAsOwner({ page, request });
  await page.addInitScript(
    (items) => localStorage.setItem('cart', JSON.stringify({ version: 1, items })),
    [{ productId: boardId, quantity: 1 }],
  );
  const main = getMain(page);
  const open = async () => {
    await page.goto('/cart');
    await waitForHydration(page);
    await main.getByRole('button', { name: texts.day }).click();
    // A closed day at the end of a month could change the month that opens.
    await page.getByRole('button', { name: /next month/i }).click();
  };
  const firstDay = page.locator('td[data-day]:has(button:enabled)').first();
  await open();
  const day = (await firstDay.getAttribute('data-day')) ?? '';

  await owner.changeSettings({
    closedDates: [...defaultShopSettings.closedDates, day],
    deliveryAreas: defaultShopSettings.deliveryAreas.map((area) =>
      area.fee === areaFee ? { ...area, fee: 19 } : area,
    ),
    // Not the opening time, which the notice depends on.
    closes: '15:00',
    pickupTo: '15:00',
  });
  await open();
  await expect(firstDay).not.toHaveAttribute('data-day', day);
  await expect(page.locator(`td[data-day="${day}"] button`)).toHaveAccessibleName(/Closed/);
  await firstDay.getByRole('button').click();
  await expect(main.getByRole('radio', { name: texts.area })).toHaveAccessibleName(/\$19\.00/);
  const windows = main.getByRole('combobox', { name: texts.time }).getByRole('option');
  await expect(windows.last()).toHaveText(/3:00\sPM$/);
  await owner.changeSettings(defaultShopSettings);
});
