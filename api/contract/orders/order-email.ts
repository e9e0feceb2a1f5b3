import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { boundedText, metaFields } from '../core/fields';
import { type BilingualText, localized } from '../core/language';
import { idParams, inboxWriteEndpoint } from '../inbox/record';
import { orderWithEvents } from './admin-schema';

/** E-mails to the customer about an order. */
export const orderEmailKinds = ['received', 'changed', 'confirmed', 'declined', 'ready'] as const;
export type OrderEmailKind = (typeof orderEmailKinds)[number];

const kindInvalid: BilingualText = {
  en: `The kind must be one of ${orderEmailKinds.join(', ')}.`,
  es: `El tipo debe ser uno de estos: ${orderEmailKinds.join(', ')}.`,
};

const subjectRequired: BilingualText = { en: 'Enter a subject', es: 'Escribe un asunto' };

const textRequired: BilingualText = { en: 'Enter a message', es: 'Escribe un mensaje' };

/** 409: the server has no mail account */
export const emailNotConfigured: BilingualText = {
  en: 'Email isn’t set up, so nothing was sent.',
  es: 'El correo no está configurado, así que no se mandó nada.',
};

/** 409: an order by phone may have no e-mail address */
export const noEmailAddress: BilingualText = {
  en: 'This order has no email address.',
  es: 'Este pedido no tiene correo electrónico.',
};

export const maxEmailSubjectLength = 200;

export const maxEmailTextLength = 10_000;

const kind = v.picklist(orderEmailKinds, localized(kindInvalid));

const orderEmailPreview = v.object({
  /** The customer's address. */
  to: v.string(),
  subject: v.string(),
  text: v.string(),
});

/** In the customer's language. */
export const previewOrderEmail = defineEndpoint({
  ...inboxWriteEndpoint,
  method: 'POST',
  path: '/api/order-requests/:id/email-preview',
  params: idParams,
  body: v.object({ kind, language: metaFields.language }, localized(kindInvalid)),
  response: orderEmailPreview,
});

/** Queues an e-mail with the text as the admin edited it. The HTML is made from the text. */
export const sendOrderEmail = defineEndpoint({
  ...inboxWriteEndpoint,
  method: 'POST',
  path: '/api/order-requests/:id/email',
  params: idParams,
  body: v.object(
    {
      kind,
      subject: v.optional(
        v.pipe(
          boundedText(maxEmailSubjectLength, subjectRequired),
          v.trim(),
          v.nonEmpty(localized(subjectRequired)),
        ),
        '',
      ),
      text: v.optional(
        v.pipe(
          boundedText(maxEmailTextLength, textRequired),
          v.trim(),
          v.nonEmpty(localized(textRequired)),
        ),
        '',
      ),
      language: metaFields.language,
    },
    localized(kindInvalid),
  ),
  response: orderWithEvents,
});
