import type { Knex } from 'knex';
import { toShopDate } from '#contract/core/dates';
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
import { readShopSettings } from '../settings/shop-settings-store';
import { createContactMessageStore } from './contact-message-store';
import { createOrder, type OrderDependencies } from './create-order';
import { findFullDays } from './day-capacity';
import { type PhotoDependencies, receivePhotos } from './receive-photos';
import { createRestorationRequestStore } from './restoration-request-store';
import { createSubscriberStore } from './subscriber-store';

type SubmissionDependencies = PhotoDependencies & OrderDependencies & { readonly database: Knex };

export const submissionRoutes = (dependencies: SubmissionDependencies) => {
  const { database, clock } = dependencies;
  return {
    listFullDays: async ({ query: { servings } }) =>
      findFullDays(
        database,
        { from: toShopDate(clock()), servings },
        await readShopSettings(database),
      ),

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
        const { id, accessKey } = await createOrder(dependencies, body, trx);
        const thanks = toFormResponse(orderThanks, body.language);
        return { ...thanks, number: formatOrderNumber(id), key: accessKey };
      }),
  } satisfies Partial<Handlers>;
};

const toFormResponse = (message: BilingualText, language: Language = defaultLanguage) => ({
  success: true,
  message: message[language],
});
