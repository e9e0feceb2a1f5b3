import { randomUUID } from 'node:crypto';
import { fillCart, fillForm, main, orderTexts } from '../../testing/browser/order-form';
import { asSomebodyNew } from '../../testing/browser/somebody';
import { expect, test } from '../../testing/browser/test';

test.beforeEach(asSomebodyNew);

const texts = orderTexts.es;

test('/es/receipt/:number prints on one sheet without header and footer', async ({ page }) => {
  await fillCart(page, 'es');
  await fillForm(page, 'es', `${randomUUID()}@correo.mx`);
  await main(page).getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.order })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: texts.print })).toBeHidden();
  const sheets = (await page.pdf({ format: 'Letter' }))
    .toString('latin1')
    .match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});
