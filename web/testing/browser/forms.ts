import type { Page } from '@playwright/test';
import { waitForHydration } from './test';

/** UI texts of the storefront forms. */
export const formTexts = {
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
    restorationOption: 'Restoring a ceramic piece',
    restorationThanks: "Your restoration request has been received. We'll contact you soon.",
    add: 'Add photos',
    yourEmail: 'Your email',
    subscribe: 'Subscribe',
    subscribed: /^Thanks for subscribing/,
    empty: 'Please enter your email address',
    errors: {
      name: 'Name is required',
      email: 'Valid email is required',
      message: 'Please provide a detailed message',
    },
    failed: 'Submission Failed',
    stillHere: /What you wrote is still here\./,
    rateLimited: /You’ve sent several messages in a short time.*What you wrote is still here\./,
    needsJavaScript: /This form needs JavaScript\. Without it, write to us at/,
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
    restorationOption: 'Restaurar una pieza de cerámica',
    restorationThanks: 'Recibimos tu solicitud de restauración. Pronto tendrás noticias nuestras.',
    add: 'Agregar fotos',
    yourEmail: 'Tu correo electrónico',
    subscribe: 'Suscribirme',
    subscribed: /^Gracias por suscribirte/,
    empty: 'Escribe tu correo electrónico',
    errors: {
      name: 'Escribe tu nombre',
      email: 'Escribe un correo válido',
      message: 'Cuéntanos un poco más en tu mensaje',
    },
    failed: 'No se pudo enviar',
    stillHere: /Lo que escribiste sigue aquí\./,
    rateLimited: /Nos mandaste varios mensajes muy seguidos.*Lo que escribiste sigue aquí\./,
    needsJavaScript: /Este formulario necesita JavaScript\. Si no lo tienes, escríbenos a/,
  },
} as const;

/** Contains markup, emoji, right-to-left text and line breaks. */
export const sampleMessage = '  <b>40 personas</b> 👩‍🍳, مرحبا بكم.\nDos mesas, por favor.';

/** Within `<main>`, by the start of the label. */
export const getTextbox = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Waits for hydration. */
export async function openHydrated(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await waitForHydration(page);
  return page;
}
