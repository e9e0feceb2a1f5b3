import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { box, formTexts, message, open } from '../testing/browser/forms';
import { findPhotos, findRows } from '../testing/browser/shop-database';
import { shops } from '../testing/browser/shops';
import { asSomebodyNew } from '../testing/browser/somebody';
import { expect, test, tookOver } from '../testing/browser/test';

const imageFolder = join(import.meta.dirname, '../../api/seed/photographs');

test.beforeEach(asSomebodyNew);

test.describe('In the built shop', () => {
  const texts = formTexts.en;

  test('the contact form sends a message once and unchanged', async ({ page }) => {
    const email = `${randomUUID()}@correo.mx`;
    await open(page, `${texts.prefix}/contact?subject=${encodeURIComponent('¿Fiesta?')}`);
    await expect(box(page, texts.subject)).toHaveValue('¿Fiesta?');
    await box(page, texts.name).fill('Ana Núñez');
    await box(page, texts.email).fill(email);
    await box(page, texts.message).fill(message);
    await page.getByRole('button', { name: texts.send }).dblclick();
    await expect(page.getByText(texts.sent, { exact: true })).toBeVisible();
    await expect(page.getByText(texts.thanks, { exact: true })).toBeVisible();
    await expect(box(page, texts.message)).toHaveValue('');
    const rows = await findRows('contact_messages', email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      name: 'Ana Núñez',
      phone: null,
      subject: '¿Fiesta?',
      message,
      language: 'en',
    });
  });

  test('the contact form shows an error at each invalid field', async ({ page }) => {
    await open(page, `${texts.prefix}/contact`);
    await box(page, texts.email).fill('a@b');
    await page.getByRole('button', { name: texts.send }).click();
    for (const field of ['name', 'email', 'message'] as const) {
      await expect(box(page, texts[field])).toHaveAccessibleDescription(texts.wrong[field]);
    }
    await expect(box(page, texts.name)).toBeFocused();
  });

  test('the contact form keeps its draft after a reload', async ({ page }) => {
    await open(page, `${texts.prefix}/contact`);
    await box(page, texts.message).fill(message);
    await page.reload();
    await tookOver(page);
    await expect(box(page, texts.message)).toHaveValue(message);
  });

  test('the newsletter form stores an e-mail address once', async ({ page }) => {
    const email = `${randomUUID()}@correo.mx`;
    await open(page, texts.prefix || '/');
    const subscribe = page.getByRole('button', { name: texts.subscribe });
    await subscribe.click();
    await expect(box(page, texts.yourEmail)).toHaveAccessibleDescription(texts.empty);
    for (const _ of ['first', 'second']) {
      await box(page, texts.yourEmail).fill(email);
      await subscribe.click();
      await expect(page.getByText(texts.subscribed)).toBeVisible();
      await expect(box(page, texts.yourEmail)).toHaveValue('');
    }
    expect(await findRows('newsletter_subscribers', email)).toHaveLength(1);
  });
});

// Mock handlers differ from the server for multipart bodies and images.
for (const { shop, onMocks, languages, use } of shops) {
  test.describe(`In ${shop}`, () => {
    test.use(use);

    for (const language of languages) {
      const texts = formTexts[language];

      test(`the restoration form sends a request with photos, in ${language}`, async ({ page }) => {
        const email = `${randomUUID()}@correo.mx`;
        await open(page, `${texts.prefix}/restoration`);
        await page.getByRole('radio', { name: texts.piece }).check();
        await box(page, texts.name).fill('Lupita Ríos');
        await box(page, texts.email).fill(email);
        await box(page, texts.description).fill('Un plato de mi abuela, roto en cuatro.');
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
        if (onMocks) return;
        const [request, ...others] = await findRows('restoration_requests', email);
        expect(others).toEqual([]);
        expect(request).toMatchObject({ kind: 'restoration', status: 'Pending', language });
        const photos = await findPhotos(request?.id);
        expect(photos).toHaveLength(2);
        const imageResponse = await page.request.get(`/api/media/optimize/${photos[0]}`);
        expect(imageResponse.status()).toBe(404);
      });
    }
  });
}
