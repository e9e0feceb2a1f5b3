import { plainText } from '../core/text';
import type { KeptOrder } from '../orders/admin-schema';
import type { KeptMessage, KeptRequest } from './admin-schema';

// Search texts of the inbox lists, normalized with `normalizeForSearch`.

type Sender = Pick<KeptMessage, 'name' | 'email' | 'phone'>;

export const messageSearchText = (message: Sender & Pick<KeptMessage, 'subject' | 'message'>) =>
  searchTextOf(message, [message.subject, message.message]);

export const requestSearchText = (request: Sender & Pick<KeptRequest, 'description'>) =>
  searchTextOf(request, [request.description]);

export const orderSearchText = (
  order: Sender &
    Pick<KeptOrder, 'number' | 'notes'> & {
      readonly items: readonly Pick<KeptOrder['items'][number], 'productName'>[];
    },
) =>
  searchTextOf(order, [
    order.number,
    order.notes,
    ...order.items.map(({ productName }) => productName),
  ]);

/** Sorts Álvaro before Zoe, and ignores surrounding spaces. */
export const nameKey = (name: string): string => plainText(name).trim();

const searchTextOf = ({ name, email, phone }: Sender, words: readonly (string | null)[]): string =>
  plainText([name, email, phone, ...words].filter(Boolean).join(' '));
