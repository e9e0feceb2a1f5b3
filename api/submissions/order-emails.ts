import type { Knex } from 'knex';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { getItemProductName } from '#contract/orders/item-name';
import type { OrderEmailKind } from '#contract/orders/order-email';
import type { Product } from '#contract/products/schema';
import { enqueueCustomerEmail, enqueueShopEmail } from '../email/enqueue-content';
import { buildOrderEmail, type EmailContent } from '../email/order-email';
import { buildNewOrderEmail, buildOrderResponseEmail } from '../email/shop-email';
import { findItemProducts } from './item-products';
import { createOrderStore } from './order-store';

export interface OrderEmailDependencies {
  readonly publicOrigin: string | undefined;
}

/** To the shop, and to the customer. Call it in the order's transaction. */
export async function enqueueNewOrderEmails(
  trx: Knex.Transaction,
  id: number,
  dependencies: OrderEmailDependencies,
  now: Date,
): Promise<void> {
  const order = await createOrderStore(trx, () => now).find(id);
  if (!order) throw new Error('A new order was not stored.');
  await enqueueShopEmail(
    trx,
    {
      kind: 'order-request',
      orderId: id,
      content: buildNewOrderEmail(order, dependencies),
      replyTo: order.email,
    },
    now,
  );
  await enqueueOrderEmail(
    trx,
    order,
    { kind: 'received', content: await buildEmail(trx, 'received', order, dependencies) },
    now,
  );
}

/** The customer accepted or rejected changes, or canceled the order. */
export async function enqueueOrderResponseEmail(
  trx: Knex.Transaction,
  order: OrderRecord,
  action: Parameters<typeof buildOrderResponseEmail>[1],
  publicOrigin: string | undefined,
  now: Date,
): Promise<void> {
  await enqueueShopEmail(
    trx,
    {
      kind: 'order-response',
      orderId: order.id,
      content: buildOrderResponseEmail(order, action, { publicOrigin }),
      replyTo: order.email,
    },
    now,
  );
}

export async function buildEmail(
  database: Knex,
  kind: OrderEmailKind,
  order: OrderRecord,
  { publicOrigin }: OrderEmailDependencies,
): Promise<EmailContent> {
  const products = await findItemProducts(database, order.items);
  return buildOrderEmail(kind, translateItems(order, products), { publicOrigin });
}

interface WrittenEmail {
  readonly kind: OrderEmailKind;
  readonly content: EmailContent;
  /** Written by an admin. */
  readonly isWritten?: boolean;
}

export const enqueueOrderEmail = (
  trx: Knex,
  { id, email, language }: OrderRecord,
  { kind, content, isWritten = false }: WrittenEmail,
  now: Date,
): Promise<void> =>
  enqueueCustomerEmail(
    trx,
    {
      kind: `order-${kind}`,
      orderId: id,
      content,
      recipient: email,
      language,
      isAutomatic: !isWritten,
    },
    now,
  );

const translateItems = (order: OrderRecord, products: readonly Product[]): OrderRecord => ({
  ...order,
  items: order.items.map((item) => ({
    ...item,
    productName: getItemProductName(item, products, order.language),
  })),
});
