import { csrfHeader } from '#contract/core/endpoint';
import * as shop from './generated';

interface Visit {
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  /** 'YYYY-MM-DD', an open day after the notice. */
  readonly eventDate: string;
}

/** A client of the API: orders a board as a visitor, then finds and confirms the order as the owner. */
export async function orderBoard({ origin, username, password, eventDate }: Visit) {
  shop.defaults.baseUrl = origin;
  const asVisitor = { headers: { Origin: origin } };
  const products = await shop.listProducts({});
  const board = products.find(({ category, inStock }) => category === 'boards' && inStock);
  if (!board) throw new Error('There is no board.');
  const received = await shop.sendOrderRequest(
    {
      idempotencyKey: crypto.randomUUID(),
      orderRequest: {
        name: 'Inés Carrillo',
        email: 'ines.carrillo@example.com',
        eventDate,
        fulfilment: 'pickup',
        items: [{ productId: board.id, quantity: 1, price: board.price }],
      },
    },
    asVisitor,
  );
  const asAdmin = await signIn({ origin, username, password });
  const orders = await shop.listOrderRequests({ q: received.number }, asAdmin);
  const [order] = orders;
  if (!order) throw new Error(`The order ${received.number} is not in the list.`);
  const { status } = await shop.setOrderStatus(
    { id: order.id, body: { status: 'Confirmed' } },
    asAdmin,
  );
  const view = await shop.getOrderStatus({ $number: received.number, key: received.key });
  return { board, received, order, status, view };
}

type Credentials = Pick<Visit, 'origin' | 'username' | 'password'>;

/** Browsers keep the cookie themselves. */
async function signIn({ origin, username, password }: Credentials) {
  const headers: Record<string, string> = { Origin: origin, [csrfHeader.name]: csrfHeader.value };
  await shop.signIn(
    { body: { username, password } },
    {
      headers,
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        const [cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
        headers.Cookie = cookie;
        return response;
      },
    },
  );
  return { headers };
}
