import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { hasOption } from '#contract/products/options';
import { buildRestockRequestsCsv } from '#contract/restock/admin-endpoints';
import {
  restockMessages,
  restockThanks,
  restockThanksWithoutEmail,
} from '#contract/restock/messages';
import { findProduct } from '../catalog/product-store';
import { isValidId } from '../database/valid-id';
import { CsvResult, type Handlers } from '../dispatch/handler';
import { fieldError } from '../dispatch/http-error';
import { countRestockDemand, insertRestockRequest, listRestockRequests } from './restock-store';

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
        await insertRestockRequest(trx, body, clock());
        const thanks = canSendEmail ? restockThanks : restockThanksWithoutEmail;
        return { success: true, message: thanks[language] };
      }),

    listRestockDemand: () => countRestockDemand(database),

    exportRestockRequests: async () =>
      new CsvResult(buildRestockRequestsCsv(await listRestockRequests(database), clock())),
  }) satisfies Partial<Handlers>;
