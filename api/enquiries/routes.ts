import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import {
  contactThanks,
  newsletterThanks,
  photosInvalid,
  requestThanks,
} from '#contract/inbox/messages';
import { orderThanks } from '#contract/orders/messages';
import { orderNumber } from '#contract/orders/rules';
import type { Handlers } from '../dispatch/handler';
import { fieldError } from '../dispatch/problem';
import { createMessageStore } from './messages';
import { type PhotoDependencies, receivePhotos } from './photos';
import { type OrderParts, receiveOrder } from './receive-order';
import { createRequestStore } from './requests';
import { createSubscriberStore } from './subscribers';

export const submissionRoutes = (parts: PhotoDependencies & OrderParts) => {
  const { clock } = parts;
  return {
    sendContactMessage: ({ body }, { once }) =>
      once(async (trx) => {
        await createMessageStore(trx, clock).insert(body);
        return arrived(contactThanks, body.language);
      }),

    sendRestorationRequest: ({ body }, { once }) =>
      once(async (trx) => {
        const { kind, language = defaultLanguage } = body;
        const id = await createRequestStore(trx, clock).insert(body);
        if (id === undefined) throw fieldError(400, 'photoUrls', photosInvalid, language);
        return arrived(requestThanks[kind], language);
      }),

    sendRestorationPhotos: ({ files, body }, { once }) =>
      receivePhotos(parts, files, body.language ?? defaultLanguage, once),

    subscribe: ({ body }, { once }) =>
      once(async (trx) => {
        await createSubscriberStore(trx, clock).insert(body);
        return arrived(newsletterThanks, body.language);
      }),

    sendOrderRequest: ({ body }, { once }) =>
      once(async (trx) => {
        const id = await receiveOrder(parts, body, trx);
        return { ...arrived(orderThanks, body.language), number: orderNumber(id) };
      }),
  } satisfies Partial<Handlers>;
};

const arrived = (thanks: BilingualText, language: Language = defaultLanguage) => ({
  success: true,
  message: thanks[language],
});
