import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import {
  contactThanks,
  newsletterThanks,
  photosInvalid,
  requestThanks,
} from '#contract/inbox/messages';
import { orderThanks } from '#contract/orders/messages';
import { formatOrderNumber } from '#contract/orders/rules';
import type { Handlers } from '../dispatch/handler';
import { fieldError } from '../dispatch/http-error';
import { createContactMessageStore } from './contact-message-store';
import { createOrder, type OrderDependencies } from './create-order';
import { type PhotoDependencies, receivePhotos } from './receive-photos';
import { createRestorationRequestStore } from './restoration-request-store';
import { createSubscriberStore } from './subscriber-store';

export const submissionRoutes = (dependencies: PhotoDependencies & OrderDependencies) => {
  const { clock } = dependencies;
  return {
    sendContactMessage: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        await createContactMessageStore(trx, clock).insert(body);
        return toFormResponse(contactThanks, body.language);
      }),

    sendRestorationRequest: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        const { kind, language = defaultLanguage } = body;
        const id = await createRestorationRequestStore(trx, clock).insert(body);
        if (id === undefined) throw fieldError(400, 'photoUrls', photosInvalid, language);
        return toFormResponse(requestThanks[kind], language);
      }),

    sendRestorationPhotos: ({ files, body }, { runOnce }) =>
      receivePhotos(dependencies, files, body.language ?? defaultLanguage, runOnce),

    subscribe: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        await createSubscriberStore(trx, clock).insert(body);
        return toFormResponse(newsletterThanks, body.language);
      }),

    sendOrderRequest: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        const id = await createOrder(dependencies, body, trx);
        return { ...toFormResponse(orderThanks, body.language), number: formatOrderNumber(id) };
      }),
  } satisfies Partial<Handlers>;
};

const toFormResponse = (message: BilingualText, language: Language = defaultLanguage) => ({
  success: true,
  message: message[language],
});
