import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setRandomClientIp } from '../testing/browser/client-ip';
import { formTexts, getTextbox, openHydrated, sampleMessage } from '../testing/browser/forms';
import { sendRequest } from '../testing/browser/send-request';
import { openShopDatabase } from '../testing/browser/shop-database';
import { expect, test, waitForHydration } from '../testing/browser/test';

const imageFolder = join(import.meta.dirname, '../../api/seed/images');

test.beforeEach(setRandomClientIp);

const texts = formTexts.en;

test('the contact form sends a message once and unchanged', async ({ page }) => {
  const email = `${randomUUID()}@correo.mx`;
  await openHydrated(page, `${texts.prefix}/contact?subject=${encodeURIComponent('¿Fiesta?')}`);
  await expect(getTextbox(page, texts.subject)).toHaveValue('¿Fiesta?');
  await getTextbox(page, texts.name).fill('Ana Núñez');
  await getTextbox(page, texts.email).fill(email);
  await getTextbox(page, texts.message).fill(sampleMessage);
  await page.getByRole('button', { name: texts.send }).dblclick();
  await expect(page.getByText(texts.sent, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.thanks, { exact: true })).toBeVisible();
  await expect(getTextbox(page, texts.message)).toHaveValue('');
  const rows = await openShopDatabase(page).findRows('contact_messages', email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: 'Ana Núñez',
    phone: null,
    subject: '¿Fiesta?',
    message: sampleMessage,
    language: 'en',
  });
});

test('the contact form shows an error at each invalid field', async ({ page }) => {
  await openHydrated(page, `${texts.prefix}/contact`);
  await getTextbox(page, texts.email).fill('a@b');
  await page.getByRole('button', { name: texts.send }).click();
  for (const field of ['name', 'email', 'message'] as const) {
    await expect(getTextbox(page, texts[field])).toHaveAccessibleDescription(texts.errors[field]);
  }
  await expect(getTextbox(page, texts.name)).toBeFocused();
});

test('the contact form keeps its draft after a reload', async ({ page }) => {
  await openHydrated(page, `${texts.prefix}/contact`);
  await getTextbox(page, texts.message).fill(sampleMessage);
  await page.reload();
  await waitForHydration(page);
  await expect(getTextbox(page, texts.message)).toHaveValue(sampleMessage);
});

test('the newsletter form stores an email address once', async ({ page }) => {
  const email = `${randomUUID()}@correo.mx`;
  await openHydrated(page, texts.prefix || '/');
  const subscribe = page.getByRole('button', { name: texts.subscribe });
  await subscribe.click();
  await expect(getTextbox(page, texts.yourEmail)).toHaveAccessibleDescription(texts.empty);
  for (const _ of ['first', 'second']) {
    await getTextbox(page, texts.yourEmail).fill(email);
    await subscribe.click();
    await expect(page.getByText(texts.subscribed)).toBeVisible();
    await expect(getTextbox(page, texts.yourEmail)).toHaveValue('');
  }
  expect(await openShopDatabase(page).findRows('newsletter_subscribers', email)).toHaveLength(1);
});

test('the restoration form sends a request with photos, in Spanish', async ({ page }) => {
  const texts = formTexts.es;
  const email = `${randomUUID()}@correo.mx`;
  await openHydrated(page, `${texts.prefix}/restoration`);
  await page.getByRole('radio', { name: texts.restorationOption }).check();
  await getTextbox(page, texts.name).fill('Lupita Ríos');
  await getTextbox(page, texts.email).fill(email);
  await getTextbox(page, texts.description).fill('Un plato de mi abuela, roto en cuatro.');
  await page
    .getByLabel(texts.add)
    .setInputFiles([
      join(imageFolder, 'restoration-plate-before.jpg'),
      join(imageFolder, 'restoration-vase-before.jpg'),
    ]);
  await expect(page.getByRole('img', { name: 'restoration-plate-before.jpg' })).toBeVisible();
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(texts.submitted, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.restorationThanks, { exact: true })).toBeVisible();
  const [request, ...others] = await openShopDatabase(page).findRows('restoration_requests', email);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ kind: 'restoration', status: 'Pending', language: 'es' });
  const photos = await openShopDatabase(page).findPhotos(request?.id);
  expect(photos).toHaveLength(2);
  expect(await sendRequest({ page }, `/api/media/optimize/${photos[0]}`)).toMatchObject({
    status: 404,
  });
});
