import { randomUUID } from 'node:crypto';
import { setRandomClientIp } from '../testing/browser/client-ip';
import { formTexts, getTextbox, openHydrated, sampleMessage } from '../testing/browser/forms';
import { openShopDatabase } from '../testing/browser/shop-database';
import { blockScripts, expect, needsServer, test, waitForHydration } from '../testing/browser/test';

test.beforeEach(setRandomClientIp);

const texts = formTexts.en;

test(
  'the contact form keeps the input when the sixth message in a minute is rate limited',
  needsServer('The mocks have no rate limits.'),
  async ({ page }) => {
    const email = `${randomUUID()}@correo.mx`;
    await openHydrated(page, `${texts.prefix}/contact`);
    const send = page.getByRole('button', { name: texts.send });
    for (const count of [1, 2, 3, 4, 5, 6]) {
      await getTextbox(page, texts.name).fill('Ana Núñez');
      await getTextbox(page, texts.email).fill(email);
      await getTextbox(page, texts.message).fill(`Mensaje número ${count}`);
      await send.click();
      if (count < 6) await expect(getTextbox(page, texts.message)).toHaveValue('');
    }
    await expect(page.getByText(texts.failed, { exact: true })).toBeVisible();
    await expect(page.getByText(texts.rateLimited)).toBeVisible();
    await expect(getTextbox(page, texts.message)).toHaveValue('Mensaje número 6');
    expect(await openShopDatabase(page).findRows('contact_messages', email)).toHaveLength(5);
  },
);

test('the contact form keeps the input when the network fails before its code is loaded', async ({
  page,
  context,
}) => {
  const email = `${randomUUID()}@correo.mx`;
  await openHydrated(page, `${texts.prefix}/contact`);
  await context.setOffline(true);
  await getTextbox(page, texts.name).fill('Ana Núñez');
  await getTextbox(page, texts.email).fill(email);
  await getTextbox(page, texts.message).fill(sampleMessage);
  const send = page.getByRole('button', { name: texts.send });
  await send.click();
  await expect(page.getByRole('main').getByText(texts.stillHere)).toBeVisible();
  await expect(getTextbox(page, texts.message)).toHaveValue(sampleMessage);

  await context.setOffline(false);
  await send.click();
  await expect(page.getByText(texts.sent, { exact: true })).toBeVisible();
  expect(await openShopDatabase(page).findRows('contact_messages', email)).toHaveLength(1);
});

test(
  'the contact form keeps what was typed before hydration and restores the rest from the draft',
  needsServer('Only a server-rendered form can be filled before hydration.'),
  async ({ page }) => {
    await openHydrated(page, `${texts.prefix}/contact`);
    await getTextbox(page, texts.name).fill('Ana Núñez');
    await getTextbox(page, texts.message).fill('Esto era un borrador.');
    const release = await blockScripts(page);
    await page.goto(`${texts.prefix}/contact`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: texts.send })).toBeDisabled();
    await getTextbox(page, texts.message).fill(sampleMessage);
    release();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: texts.send })).toBeEnabled();
    await expect(getTextbox(page, texts.message)).toHaveValue(sampleMessage);
    await expect(getTextbox(page, texts.name)).toHaveValue('Ana Núñez');
  },
);

test.describe(
  'Without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/contact', '/restoration', '/']) {
      test(`the form on ${path} shows an email address`, async ({ page }) => {
        await page.goto((texts.prefix + path).replace(/(.)\/$/, '$1'));
        await expect(page.getByText(texts.needsJavaScript)).toBeVisible();
      });
    }
  },
);
