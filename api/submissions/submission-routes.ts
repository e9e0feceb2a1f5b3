import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { inquiryThanks } from '#contract/event-inquiries/messages';
import {
  contactThanks,
  newsletterThanks,
  photosInvalid,
  requestThanks,
  unsubscribed,
} from '#contract/inbox/messages';
import { orderThanks, orderThanksWithoutEmail } from '#contract/orders/messages';
import { formatOrderNumber } from '#contract/orders/rules';
import type { Handlers } from '../dispatch/handler';
import { fieldError } from '../dispatch/http-error';
import { readShopSettings } from '../settings/shop-settings-store';
import { createContactMessageStore } from './contact-message-store';
import { createOrder, type OrderDependencies } from './create-order';
import { findBusyDays } from './day-capacity';
import { toFormResponse } from './form-response';
import { enqueueNewOrderEmails } from './order-emails';
import { receiveEventInquiry } from './receive-event-inquiry';
import { type PhotoDependencies, receivePhotos } from './receive-photos';
import { createRestorationRequestStore } from './restoration-request-store';
import {
  enqueueContactEmail,
  enqueueRestorationEmail,
  enqueueSignupEmails,
} from './submission-emails';
import { createSubscriberStore } from './subscriber-store';

interface SubmissionDependencies extends PhotoDependencies, OrderDependencies {
  readonly database: Knex;
  readonly canSendEmail: boolean;
  readonly publicOrigin: string | undefined;
}

export const submissionRoutes = (dependencies: SubmissionDependencies) => {
  const { database, canSendEmail, clock } = dependencies;
  return {
    listBusyDays: async () => findBusyDays(database, clock(), await readShopSettings(database)),

    sendContactMessage: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        await createContactMessageStore(trx, clock).insert(body);
        await enqueueContactEmail(trx, body, dependencies);
        return toFormResponse(contactThanks, body.language);
      }),

    sendRestorationRequest: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        const { kind, language = defaultLanguage } = body;
        const id = await createRestorationRequestStore(trx, clock).insert(body);
        if (id === undefined) throw fieldError(400, 'photoUrls', photosInvalid, language);
        await enqueueRestorationEmail(trx, body, dependencies);
        return toFormResponse(requestThanks[kind], language);
      }),

    sendSubmissionPhotos: ({ files, body }, { runOnce }) =>
      receivePhotos(dependencies, files, body.language ?? defaultLanguage, runOnce),

    sendEventInquiry: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        await receiveEventInquiry(dependencies, body, trx);
        return toFormResponse(inquiryThanks, body.language);
      }),

    subscribe: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        const token = await createSubscriberStore(trx, clock).insert(body);
        if (token !== undefined) await enqueueSignupEmails(trx, body, token, dependencies);
        return toFormResponse(newsletterThanks, body.language);
      }),

    unsubscribe: async ({ body: { token, language } }) => {
      await createSubscriberStore(database, clock).deleteByToken(token);
      return toFormResponse(unsubscribed, language);
    },

    sendOrderRequest: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        const { id, accessKey } = await createOrder(dependencies, body, trx);
        await enqueueNewOrderEmails(trx, id, dependencies, clock());
        const message = canSendEmail ? orderThanks : orderThanksWithoutEmail;
        const thanks = toFormResponse(message, body.language);
        return { ...thanks, number: formatOrderNumber(id), key: accessKey };
      }),
  } satisfies Partial<Handlers>;
};
