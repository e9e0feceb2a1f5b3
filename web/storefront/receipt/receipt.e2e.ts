import { randomUUID } from 'node:crypto';
import { setRandomClientIp } from '../../testing/browser/client-ip';
import { fillCart, fillForm, getMain, orderTexts } from '../../testing/browser/order-form';
import { expect, test } from '../../testing/browser/test';

test.beforeEach(setRandomClientIp);

const texts = orderTexts.es;

test('/es/receipt/:number prints on one sheet without header and footer', async ({ page }) => {
  await fillCart(page, 'es');
  await fillForm(page, 'es', `${randomUUID()}@correo.mx`);
  await getMain(page).getByRole('button', { name: texts.send }).click();
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
