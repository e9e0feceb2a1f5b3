import type { Knex } from 'knex';
import { orderStillOpen } from '#contract/customers/messages';
import type { CustomerRecord } from '#contract/customers/schema';
import { isOpenStatus } from '#contract/orders/stock';
import { type Handlers, PaginatedResult } from '../dispatch/handler';
import { localizedError, notFoundError } from '../dispatch/http-error';
import { deleteFile } from '../media/delete-file';
import type { LibraryDependencies } from '../media/library-routes';
import { eraseCustomerRows, findCustomer, listCustomers } from './customer-store';
import { photoTables } from './photo-tables';
import { findPhotoIds } from './submission-photos';

interface CustomerDependencies
  extends Pick<LibraryDependencies, 'store' | 'providers' | 'renditions' | 'clock'> {
  readonly database: Knex;
}

export const customerRoutes = (dependencies: CustomerDependencies) => {
  const { database, clock } = dependencies;

  async function requireCustomer(email: string): Promise<CustomerRecord> {
    const customer = await findCustomer(database, clock, email);
    if (!customer) throw notFoundError();
    return customer;
  }

  return {
    listCustomers: async ({ query }) => {
      const { rows, total } = await listCustomers(database, query);
      return new PaginatedResult(rows, total);
    },

    getCustomer: ({ query: { email } }) => requireCustomer(email),

    eraseCustomer: async ({ query: { email } }) => {
      const customer = await requireCustomer(email);
      const open = customer.orders.find(({ status }) => isOpenStatus(status));
      if (open) throw localizedError(409, orderStillOpen(open.number));
      // First, so that a failed deletion can be repeated.
      for (const id of await findCustomerPhotoIds(database, customer))
        await deleteFile(dependencies, id, { force: true });
      await database.transaction((trx) => eraseCustomerRows(trx, customer, clock()));
    },
  } satisfies Partial<Handlers>;
};

async function findCustomerPhotoIds(database: Knex, customer: CustomerRecord): Promise<string[]> {
  const photoIds: string[] = [];
  for (const table of photoTables) {
    const ids = customer[table.recordKey].map(({ id }) => id);
    photoIds.push(...(await findPhotoIds(database, table, ids)));
  }
  return photoIds;
}
