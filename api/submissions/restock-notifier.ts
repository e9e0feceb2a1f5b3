import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { getSelectionTitle } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { findProduct } from '../catalog/product-store';
import { inTransaction } from '../database/transaction';
import { enqueueCustomerEmail } from '../email/enqueue-content';
import { buildRestockEmail } from '../email/restock-email';
import {
  type BackgroundTask,
  createDelay,
  type Delay,
  repeatInBackground,
} from '../platform/repeat-in-background';
import { canOrder } from './can-order';
import {
  deleteRestockRequest,
  listRequestedProductIds,
  listRestockRequests,
  restockEmailKind,
  type StoredRestockRequest,
} from './restock-store';

const pollIntervalMs = 60_000;

/** After the last change of a product: long enough to correct a mistaken click before customers are notified. */
const graceMs = 5 * 60_000;

interface RestockNotifierDependencies {
  readonly database: Knex;
  readonly publicOrigin: string;
  readonly clock: () => Date;
}

/**
 * Queues an e-mail for everyone who waits for a product or an option that is back, and was not changed just now; returns
 * their number.
 */
export async function notifyRestocked({
  database,
  publicOrigin,
  clock,
}: RestockNotifierDependencies): Promise<number> {
  let notified = 0;
  for (const id of await listRequestedProductIds(database)) {
    const product = await findProduct(database, id);
    if (!product || wasJustChanged(product, clock())) continue;
    const requests = await listRestockRequests(database, { productId: id });
    for (const request of requests.filter(({ option }) => canOrder(product, option))) {
      const email = { ...request, product };
      await inTransaction(database, async (trx) => {
        if (!(await deleteRestockRequest(trx, request.id))) return;
        await enqueueRestockEmail(trx, email, publicOrigin, clock());
        notified += 1;
      });
    }
  }
  return notified;
}

const wasJustChanged = ({ updatedAt }: Product, now: Date): boolean =>
  now.getTime() - Date.parse(updatedAt) < graceMs;

function enqueueRestockEmail(
  trx: Knex.Transaction,
  { product, option, email, language }: StoredRestockRequest & { readonly product: Product },
  publicOrigin: string,
  now: Date,
): Promise<void> {
  const size = option === null ? '' : `?${new URLSearchParams({ size: option })}`;
  const path = `${language === 'es' ? '/es' : ''}/product/${product.id}${size}`;
  return enqueueCustomerEmail(
    trx,
    {
      kind: restockEmailKind,
      content: buildRestockEmail(language, {
        title: getSelectionTitle(product, option, language),
        url: publicOrigin + path,
      }),
      recipient: email,
      language,
      isAutomatic: true,
    },
    now,
  );
}

/** Checks every minute until it is stopped. */
export const startRestockNotifier = (
  {
    logger,
    ...dependencies
  }: RestockNotifierDependencies & {
    readonly logger: Pick<Logger, 'info' | 'warn'>;
  },
  delay: Delay = createDelay(pollIntervalMs),
): BackgroundTask =>
  repeatInBackground(
    async () => {
      const notified = await notifyRestocked(dependencies);
      if (notified > 0) logger.info({ notified }, 'Queued e-mails about products that are back.');
    },
    {
      delay,
      onError: (err) => logger.warn({ err }, 'Checking for products that are back failed.'),
    },
  );
