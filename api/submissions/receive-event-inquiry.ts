import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import type { InquiryProposal } from '#contract/event-inquiries/proposal';
import type { EventInquiry } from '#contract/event-inquiries/schema';
import { photosInvalid } from '#contract/inbox/messages';
import { orderMessages } from '#contract/orders/messages';
import { getLastInquiryDay, isPastDay } from '#contract/orders/order-validation';
import { findOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { fieldError } from '../dispatch/http-error';
import { createEventInquiryStore } from './event-inquiry-store';
import { findItemProducts } from './item-products';
import { enqueueInquiryEmail } from './submission-emails';

interface EventInquiryDependencies {
  readonly publicOrigin: string | undefined;
  readonly clock: () => Date;
}

/** Answers 400 for a day that has passed or is too far ahead, and for photos that are unknown or were sent with another submission. */
export async function receiveEventInquiry(
  dependencies: EventInquiryDependencies,
  inquiry: EventInquiry,
  trx: Knex.Transaction,
): Promise<void> {
  const { clock } = dependencies;
  const { language = defaultLanguage, eventDate, proposal } = inquiry;
  if (eventDate && isPastDay(eventDate, clock()))
    throw fieldError(400, 'eventDate', orderMessages.pastDay, language);
  if (eventDate && eventDate > getLastInquiryDay(clock()))
    throw fieldError(400, 'eventDate', orderMessages.tooDistant, language);
  const products = await findItemProducts(trx, proposal?.items ?? []);
  const record = await createEventInquiryStore(trx, clock).insert({
    ...inquiry,
    proposal: proposal ? addProductNames(proposal, products) : null,
  });
  if (!record) throw fieldError(400, 'photoUrls', photosInvalid, language);
  await enqueueInquiryEmail(trx, record, dependencies);
}

/** The inquiry outlives the products. One that has been deleted since it was proposed has no name. */
const addProductNames = (
  { items, total }: InquiryProposal,
  products: readonly Pick<Product, 'id' | 'name' | 'options'>[],
): NonNullable<EventInquiryRecord['proposal']> => ({
  items: items.map(({ productId, optionKey, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    const option = product && findOption(product, optionKey);
    const hasChoice = (product?.options.length ?? 0) > 1;
    return {
      productId,
      productName: product?.name ?? '',
      optionName: hasChoice ? (option?.name ?? null) : null,
      quantity,
    };
  }),
  total,
});
