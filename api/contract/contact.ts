import * as v from 'valibot';
import { endpoint } from './endpoint';
import {
  emailField,
  formCall,
  lineField,
  messageField,
  nameField,
  phoneField,
  sentFields,
  trapField,
} from './form-fields';

/** The rule of a message that says too little. */
export const messageRule = {
  en: 'Please provide a detailed message',
  es: 'Cuéntanos un poco más en tu mensaje',
};

/** What the contact form asks for. */
export const contactForm = v.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  subject: lineField,
  message: messageField(messageRule),
  website: trapField,
});

/** Said when a message has arrived. */
export const contactThanks = {
  en: "Thank you for contacting us. We'll get back to you soon.",
  es: 'Gracias por escribirnos. Pronto tendrás noticias nuestras.',
};

const contactMessage = v.object({ ...contactForm.entries, ...sentFields });
export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** A message to the shop. */
export const sendContactMessage = endpoint({
  ...formCall,
  path: '/api/contact',
  body: contactMessage,
});
