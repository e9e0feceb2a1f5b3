import { normalizeForSearch } from '../core/text';
import type { EventInquiryRecord } from '../event-inquiries/admin-schema';
import { inquiryOccasionNames } from '../event-inquiries/rules';
import type { OrderRecord } from '../orders/admin-schema';
import type { ContactMessageRecord, RestorationRequestRecord } from './admin-schema';

// Search texts of the inbox lists, normalized with `normalizeForSearch`.

type Sender = Pick<ContactMessageRecord, 'name' | 'email' | 'phone'>;

export const getMessageSearchText = (
  message: Sender & Pick<ContactMessageRecord, 'subject' | 'message'>,
) => buildSearchText(message, [message.subject, message.message]);

export const getRequestSearchText = (
  request: Sender & Pick<RestorationRequestRecord, 'description'>,
) => buildSearchText(request, [request.description]);

export const getInquirySearchText = (
  inquiry: Sender & Pick<EventInquiryRecord, 'occasion' | 'placeNotes' | 'dietNotes' | 'notes'>,
) => {
  const { en, es } = inquiryOccasionNames[inquiry.occasion];
  return buildSearchText(inquiry, [en, es, inquiry.placeNotes, inquiry.dietNotes, inquiry.notes]);
};

export const getOrderSearchText = (
  order: Sender &
    Pick<OrderRecord, 'number' | 'notes'> & {
      readonly items: readonly Pick<OrderRecord['items'][number], 'productName'>[];
    },
) =>
  buildSearchText(order, [
    order.number,
    order.notes,
    ...order.items.map(({ productName }) => productName),
  ]);

/** Sorts Álvaro before Zoe, and ignores surrounding spaces. */
export const toNameSortKey = (name: string): string => normalizeForSearch(name).trim();

const buildSearchText = (
  { name, email, phone }: Sender,
  texts: readonly (string | null)[],
): string => normalizeForSearch([name, email, phone, ...texts].filter(Boolean).join(' '));
