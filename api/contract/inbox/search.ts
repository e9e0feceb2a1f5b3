import { plainText } from '../core/text';
import type { KeptOrder } from '../orders/admin-schema';
import type { KeptMessage, KeptRequest } from './admin-schema';

// What the lists of the back office find what people sent by: each of these is read as `plainText` writes it.

type Sender = Pick<KeptMessage, 'name' | 'email' | 'phone'>;

/** What a message is found by. */
export const messageSearchText = (message: Sender & Pick<KeptMessage, 'subject' | 'message'>) =>
  searchTextOf(message, [message.subject, message.message]);

/** What a request is found by. */
export const requestSearchText = (request: Sender & Pick<KeptRequest, 'description'>) =>
  searchTextOf(request, [request.description]);

/** What an order is found by. */
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

/** What people who sent something are sorted by: Álvaro stands before Zoe, and spaces before a name count for nothing. */
export const nameKey = (name: string): string => plainText(name).trim();

const searchTextOf = ({ name, email, phone }: Sender, words: readonly (string | null)[]): string =>
  plainText([name, email, phone, ...words].filter(Boolean).join(' '));
