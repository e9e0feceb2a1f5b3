import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keptPhotos, keptRows } from '../testing/browser/kept-rows';
import { languages } from '../testing/browser/languages';
import { shops } from '../testing/browser/shops';
import { asSomebodyNew } from '../testing/browser/somebody';
import { expect, test, tookOver } from '../testing/browser/test';

const words = {
  en: {
    prefix: '',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    description: 'Description',
    send: 'Send Message',
    sent: 'Message Sent',
    thanks: "Thank you for contacting us. We'll get back to you soon.",
    submit: 'Submit Request',
    submitted: 'Request Submitted',
    piece: 'Restoring a ceramic piece',
    restorationThanks: "Your restoration request has been received. We'll contact you soon.",
    add: 'Add photographs',
    yourEmail: 'Your email',
    subscribe: 'Subscribe',
    subscribed: /^Thank you for subscribing/,
    empty: 'Please enter your email address',
    wrong: {
      name: 'Name is required',
      email: 'Valid email is required',
      message: 'Please provide a detailed message',
    },
    failed: 'Submission Failed',
    stillHere: /What you wrote is still here\./,
    tooMany: /You have sent several messages in a short time.*What you wrote is still here\./,
    needsCode: /This form needs JavaScript\. Without it, write to us at/,
  },
  es: {
    prefix: '/es',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    subject: 'Asunto',
    message: 'Mensaje',
    description: 'Descripción',
    send: 'Enviar mensaje',
    sent: 'Mensaje enviado',
    thanks: 'Gracias por escribirnos. Pronto tendrás noticias nuestras.',
    submit: 'Enviar solicitud',
    submitted: 'Solicitud enviada',
    piece: 'Restaurar una pieza de cerámica',
    restorationThanks: 'Recibimos tu solicitud de restauración. Pronto tendrás noticias nuestras.',
    add: 'Agregar fotos',
    yourEmail: 'Tu correo electrónico',
    subscribe: 'Suscribirme',
    subscribed: /^Gracias por suscribirte/,
    empty: 'Escribe tu correo electrónico',
    wrong: {
      name: 'Escribe tu nombre',
      email: 'Escribe un correo válido',
      message: 'Cuéntanos un poco más en tu mensaje',
    },
    failed: 'No se pudo enviar',
    stillHere: /Lo que escribiste sigue aquí\./,
    tooMany: /Ya mandaste varios mensajes en poco tiempo.*Lo que escribiste sigue aquí\./,
    needsCode: /Este formulario necesita JavaScript\. Si no lo tienes, escríbenos a/,
  },
} as const;

const photographs = join(import.meta.dirname, '../../api/database/seed/photographs');

/** Text as people type it, and as programs would like to have it. */
const message = '  <b>40 personas</b> 👩‍🍳, مرحبا بكم.\nDos mesas, por favor.';

const box = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) });

test.beforeEach(asSomebodyNew);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await tookOver(page);
}

for (const { shop, onMocks, languages, use } of shops) {
  test.describe(`In ${shop}`, () => {
    test.use(use);

    for (const language of languages) {
      const say = words[language];

      test(`a message arrives once and as it was typed, in ${language}`, async ({ page }) => {
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
        if (onMocks) return;
        const rows = await keptRows('contact_messages', email);
        expect(rows).toHaveLength(1);
        expect(rows[0]).toMatchObject({
          name: 'Ana Núñez',
          phone: null,
          subject: '¿Fiesta?',
          message,
          language,
        });
      });

      test(`a faulty message says where it is faulty, in ${language}`, async ({ page }) => {
        await open(page, `${say.prefix}/contact`);
        await box(page, say.email).fill('a@b');
        await page.getByRole('button', { name: say.send }).click();
        for (const field of ['name', 'email', 'message'] as const) {
          await expect(box(page, say[field])).toHaveAccessibleDescription(say.wrong[field]);
        }
        await expect(box(page, say.name)).toBeFocused();
      });

      test(`what is typed survives a reload, in ${language}`, async ({ page }) => {
        await open(page, `${say.prefix}/contact`);
        await box(page, say.message).fill(message);
        await page.reload();
        await tookOver(page);
        await expect(box(page, say.message)).toHaveValue(message);
      });

      test(`a request brings its photographs, in ${language}`, async ({ page }) => {
        const email = `${randomUUID()}@correo.mx`;
        await open(page, `${say.prefix}/restoration`);
        await page.getByRole('radio', { name: say.piece }).check();
        await box(page, say.name).fill('Lupita Ríos');
        await box(page, say.email).fill(email);
        await box(page, say.description).fill('Un plato de mi abuela, roto en cuatro.');
        await page
          .getByLabel(say.add)
          .setInputFiles([
            join(photographs, 'restoration-plate-before.jpg'),
            join(photographs, 'restoration-vase-before.jpg'),
          ]);
        await expect(page.getByRole('img', { name: 'restoration-plate-before.jpg' })).toBeVisible();
        await page.getByRole('button', { name: say.submit }).click();
        await expect(page.getByText(say.submitted, { exact: true })).toBeVisible();
        await expect(page.getByText(say.restorationThanks, { exact: true })).toBeVisible();
        if (onMocks) return;
        const [request, ...others] = await keptRows('restoration_requests', email);
        expect(others).toEqual([]);
        expect(request).toMatchObject({ kind: 'restoration', status: 'Pending', language });
        const photos = await keptPhotos(request?.id);
        expect(photos).toHaveLength(2);
        const asked = await page.request.get(`/api/media/optimize/${photos[0]}`);
        expect(asked.status()).toBe(404);
      });

      test(`an address is kept for the newsletter, in ${language}`, async ({ page }) => {
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
        if (onMocks) return;
        expect(await keptRows('newsletter_subscribers', email)).toHaveLength(1);
      });
    }
  });
}

for (const language of languages) {
  const say = words[language];

  test(`the sixth message in a minute is asked to wait, and kept, in ${language}`, async ({
    page,
  }) => {
    const email = `${randomUUID()}@correo.mx`;
    await open(page, `${say.prefix}/contact`);
    const send = page.getByRole('button', { name: say.send });
    for (const count of [1, 2, 3, 4, 5, 6]) {
      await box(page, say.name).fill('Ana Núñez');
      await box(page, say.email).fill(email);
      await box(page, say.message).fill(`Mensaje número ${count}`);
      await send.click();
      if (count < 6) await expect(box(page, say.message)).toHaveValue('');
    }
    await expect(page.getByText(say.failed, { exact: true })).toBeVisible();
    await expect(page.getByText(say.tooMany)).toBeVisible();
    await expect(box(page, say.message)).toHaveValue('Mensaje número 6');
    expect(await keptRows('contact_messages', email)).toHaveLength(5);
  });

  test(`a form whose network is gone before it is touched loses nothing, in ${language}`, async ({
    page,
    context,
  }) => {
    const email = `${randomUUID()}@correo.mx`;
    await open(page, `${say.prefix}/contact`);
    await context.setOffline(true);
    await box(page, say.name).fill('Ana Núñez');
    await box(page, say.email).fill(email);
    await box(page, say.message).fill(message);
    const send = page.getByRole('button', { name: say.send });
    await send.click();
    await expect(page.getByRole('main').getByText(say.stillHere)).toBeVisible();
    await expect(box(page, say.message)).toHaveValue(message);

    await context.setOffline(false);
    await send.click();
    await expect(page.getByText(say.sent, { exact: true })).toBeVisible();
    expect(await keptRows('contact_messages', email)).toHaveLength(1);
  });

  test(`what was typed before the code arrived stays, and a draft fills the rest, in ${language}`, async ({
    page,
  }) => {
    await open(page, `${say.prefix}/contact`);
    await box(page, say.name).fill('Ana Núñez');
    await box(page, say.message).fill('Esto era un borrador.');
    let release = (): void => undefined;
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${say.prefix}/contact`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: say.send })).toBeDisabled();
    await box(page, say.message).fill(message);
    release();
    await tookOver(page);
    await expect(page.getByRole('button', { name: say.send })).toBeEnabled();
    await expect(box(page, say.message)).toHaveValue(message);
    await expect(box(page, say.name)).toHaveValue('Ana Núñez');
  });

  test.describe(`Without JavaScript, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/contact', '/restoration', '/']) {
      test(`the form of ${path} says how to write all the same`, async ({ page }) => {
        await page.goto((say.prefix + path).replace(/(.)\/$/, '$1'));
        await expect(page.getByText(say.needsCode)).toBeVisible();
      });
    }
  });
}
