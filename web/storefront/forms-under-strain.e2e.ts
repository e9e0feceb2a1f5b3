import { randomUUID } from 'node:crypto';
import { box, formTexts, message, open } from '../testing/browser/forms';
import { findRows } from '../testing/browser/shop-database';
import { asSomebodyNew } from '../testing/browser/somebody';
import { expect, holdScripts, test, tookOver } from '../testing/browser/test';

test.beforeEach(asSomebodyNew);

const texts = formTexts.en;

test('the contact form keeps the sixth message in a minute, which is rate limited', async ({
  page,
}) => {
  const email = `${randomUUID()}@correo.mx`;
  await open(page, `${texts.prefix}/contact`);
  const send = page.getByRole('button', { name: texts.send });
  for (const count of [1, 2, 3, 4, 5, 6]) {
    await box(page, texts.name).fill('Ana Núñez');
    await box(page, texts.email).fill(email);
    await box(page, texts.message).fill(`Mensaje número ${count}`);
    await send.click();
    if (count < 6) await expect(box(page, texts.message)).toHaveValue('');
  }
  await expect(page.getByText(texts.failed, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.tooMany)).toBeVisible();
  await expect(box(page, texts.message)).toHaveValue('Mensaje número 6');
  expect(await findRows('contact_messages', email)).toHaveLength(5);
});

test('the contact form keeps the input when the network fails before its code is loaded', async ({
  page,
  context,
}) => {
  const email = `${randomUUID()}@correo.mx`;
  await open(page, `${texts.prefix}/contact`);
  await context.setOffline(true);
  await box(page, texts.name).fill('Ana Núñez');
  await box(page, texts.email).fill(email);
  await box(page, texts.message).fill(message);
  const send = page.getByRole('button', { name: texts.send });
  await send.click();
  await expect(page.getByRole('main').getByText(texts.stillHere)).toBeVisible();
  await expect(box(page, texts.message)).toHaveValue(message);

  await context.setOffline(false);
  await send.click();
  await expect(page.getByText(texts.sent, { exact: true })).toBeVisible();
  expect(await findRows('contact_messages', email)).toHaveLength(1);
});

test('the contact form keeps what was typed before hydration and restores the rest from the draft', async ({
  page,
}) => {
  await open(page, `${texts.prefix}/contact`);
  await box(page, texts.name).fill('Ana Núñez');
  await box(page, texts.message).fill('Esto era un borrador.');
  const release = await holdScripts(page);
  await page.goto(`${texts.prefix}/contact`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: texts.send })).toBeDisabled();
  await box(page, texts.message).fill(message);
  release();
  await tookOver(page);
  await expect(page.getByRole('button', { name: texts.send })).toBeEnabled();
  await expect(box(page, texts.message)).toHaveValue(message);
  await expect(box(page, texts.name)).toHaveValue('Ana Núñez');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/contact', '/restoration', '/']) {
    test(`the form of ${path} shows an e-mail address`, async ({ page }) => {
      await page.goto((texts.prefix + path).replace(/(.)\/$/, '$1'));
      await expect(page.getByText(texts.needsCode)).toBeVisible();
    });
  }
});
