import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { box, formWords, message, open } from '../testing/browser/forms';
import { findPhotos, findRows } from '../testing/browser/shop-database';
import { shops } from '../testing/browser/shops';
import { asSomebodyNew } from '../testing/browser/somebody';
import { expect, test, tookOver } from '../testing/browser/test';

const imageFolder = join(import.meta.dirname, '../../api/seed/photographs');

test.beforeEach(asSomebodyNew);

test.describe('In the built shop', () => {
  const say = formWords.en;

  test('the contact form sends a message once and unchanged', async ({ page }) => {
    const email = `${randomUUID()}@correo.mx`;
    await open(page, `${say.prefix}/contact?subject=${encodeURIComponent('¿Fiesta?')}`);
    await expect(box(page, say.subject)).toHaveValue('¿Fiesta?');
    await box(page, say.name).fill('Ana Núñez');
    await box(page, say.email).fill(email);
    await box(page, say.message).fill(message);
    await page.getByRole('button', { name: say.send }).dblclick();
    await expect(page.getByText(say.sent, { exact: true })).toBeVisible();
    await expect(page.getByText(say.thanks, { exact: true })).toBeVisible();
    await expect(box(page, say.message)).toHaveValue('');
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
    await open(page, `${say.prefix}/contact`);
    await box(page, say.email).fill('a@b');
    await page.getByRole('button', { name: say.send }).click();
    for (const field of ['name', 'email', 'message'] as const) {
      await expect(box(page, say[field])).toHaveAccessibleDescription(say.wrong[field]);
    }
    await expect(box(page, say.name)).toBeFocused();
  });

  test('the contact form keeps its draft after a reload', async ({ page }) => {
    await open(page, `${say.prefix}/contact`);
    await box(page, say.message).fill(message);
    await page.reload();
    await tookOver(page);
    await expect(box(page, say.message)).toHaveValue(message);
  });

  test('the newsletter form stores an e-mail address once', async ({ page }) => {
    const email = `${randomUUID()}@correo.mx`;
    await open(page, say.prefix || '/');
    const subscribe = page.getByRole('button', { name: say.subscribe });
    await subscribe.click();
    await expect(box(page, say.yourEmail)).toHaveAccessibleDescription(say.empty);
    for (const _ of ['first', 'second']) {
      await box(page, say.yourEmail).fill(email);
      await subscribe.click();
      await expect(page.getByText(say.subscribed)).toBeVisible();
      await expect(box(page, say.yourEmail)).toHaveValue('');
    }
    expect(await findRows('newsletter_subscribers', email)).toHaveLength(1);
  });
});

// Mock handlers differ from the server for multipart bodies and images.
for (const { shop, onMocks, languages, use } of shops) {
  test.describe(`In ${shop}`, () => {
    test.use(use);

    for (const language of languages) {
      const say = formWords[language];

      test(`the restoration form sends a request with photos, in ${language}`, async ({ page }) => {
        const email = `${randomUUID()}@correo.mx`;
        await open(page, `${say.prefix}/restoration`);
        await page.getByRole('radio', { name: say.piece }).check();
        await box(page, say.name).fill('Lupita Ríos');
        await box(page, say.email).fill(email);
        await box(page, say.description).fill('Un plato de mi abuela, roto en cuatro.');
        await page
          .getByLabel(say.add)
          .setInputFiles([
            join(imageFolder, 'restoration-plate-before.jpg'),
            join(imageFolder, 'restoration-vase-before.jpg'),
          ]);
        await expect(page.getByRole('img', { name: 'restoration-plate-before.jpg' })).toBeVisible();
        await page.getByRole('button', { name: say.submit }).click();
        await expect(page.getByText(say.submitted, { exact: true })).toBeVisible();
        await expect(page.getByText(say.restorationThanks, { exact: true })).toBeVisible();
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
