import * as v from 'valibot';
import { endpoint } from './endpoint';
import { emailFieldOr, formCall, sentFields, trapField } from './form-fields';

/** The rule of a sign-up without an address. */
export const newsletterRule = {
  en: 'Please enter your email address',
  es: 'Escribe tu correo electrónico',
};

/** Said to everyone who signs up, subscribed before or not: nobody learns who is. */
export const newsletterThanks = {
  en: 'Thanks for subscribing. We’ll write once a month, no more.',
  es: 'Gracias por suscribirte. Te escribimos una vez al mes, no más.',
};

/** What the newsletter's form asks for. */
export const newsletterForm = v.object({ email: emailFieldOr(newsletterRule), website: trapField });

const newsletterSignup = v.object({ ...newsletterForm.entries, ...sentFields });
export type NewsletterSignup = v.InferOutput<typeof newsletterSignup>;

/** A sign-up for the newsletter. */
export const subscribe = endpoint({ ...formCall, path: '/api/newsletter', body: newsletterSignup });
