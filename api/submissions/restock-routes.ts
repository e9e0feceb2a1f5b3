import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { hasOption } from '#contract/products/options';
import { buildRestockRequestsCsv } from '#contract/restock/csv';
import {
  restockAvailable,
  restockMessages,
  restockThanks,
  restockThanksWithoutEmail,
} from '#contract/restock/messages';
import type { RestockRequest } from '#contract/restock/schema';
import { findProduct } from '../catalog/product-store';
import { isValidId } from '../database/valid-id';
import { CsvResult, type Handlers } from '../dispatch/handler';
import { fieldError } from '../dispatch/http-error';
import { canOrder } from './can-order';
import { toFormResponse } from './form-response';
import {
  countRestockDemand,
  countWaitingAndNotified,
  insertRestockRequest,
  listRestockRequests,
  maxRequestsPerAddress,
} from './restock-store';

interface RestockDependencies {
  readonly database: Knex;
  readonly canSendEmail: boolean;
  readonly clock: () => Date;
}

export const restockRoutes = ({ database, canSendEmail, clock }: RestockDependencies) =>
  ({
    sendRestockRequest: ({ body }, { runOnce }) =>
      runOnce(async (trx) => {
        const { productId, option, language = defaultLanguage } = body;
        const product = isValidId(productId) ? await findProduct(trx, productId) : undefined;
        if (!product || !hasOption(product, option))
          throw fieldError(400, 'productId', restockMessages.product, language);
        if (canOrder(product, option))
          return { ...toFormResponse(restockAvailable, language), canOrder: true };
        await insertWithinLimit(trx, body, clock());
        const thanks = canSendEmail ? restockThanks : restockThanksWithoutEmail;
        return { ...toFormResponse(thanks, language), canOrder: false };
      }),

    listRestockDemand: () => countRestockDemand(database),

    exportRestockRequests: async () =>
      new CsvResult(buildRestockRequestsCsv(await listRestockRequests(database), clock())),
  }) satisfies Partial<Handlers>;

/** Ignores requests beyond the limit: a different response would tell others what an address has asked for. */
async function insertWithinLimit(trx: Knex, request: RestockRequest, now: Date): Promise<void> {
  if ((await countWaitingAndNotified(trx, request.email, now)) < maxRequestsPerAddress)
    await insertRestockRequest(trx, request, now);
}
