import * as v from 'valibot';
import {
  buildCsvTable,
  buildDatedFileName,
  type CsvTable,
  formatShopTimestamp,
  getLanguageName,
} from '../core/csv';
import { defineEndpoint } from '../core/endpoint';
import { type Language, languages } from '../core/language';
import { inboxReadEndpoint } from '../inbox/record';

/** A product that customers wait for. */
export const restockDemand = v.object({
  productId: v.number(),
  /** English. */
  name: v.string(),
  /** Customers who will be notified. */
  waiting: v.number(),
});
export type RestockDemand = v.InferOutput<typeof restockDemand>;

/** The most awaited product first. */
export const listRestockDemand = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/restock-requests',
  response: v.array(restockDemand),
});

/** Who waits for what, oldest first. */
export const exportRestockRequests = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/restock-requests.csv',
  response: 'csv',
});

export const restockRequestRecord = v.object({
  productId: v.number(),
  /** English; '' if the product does not exist any more. */
  productName: v.string(),
  option: v.nullable(v.string()),
  language: v.picklist(languages),
  receivedAt: v.string(),
});

/** Of a stored request. */
export interface RestockRequestRow extends v.InferOutput<typeof restockRequestRecord> {
  readonly email: string;
  readonly language: Language;
}

export const buildRestockRequestsCsv = (rows: readonly RestockRequestRow[], now: Date): CsvTable =>
  buildCsvTable<RestockRequestRow>(
    buildDatedFileName('back-in-stock', now),
    [
      ['Product', ({ productId, productName }) => productName || `Product ${productId}`],
      ['Option', ({ option }) => option],
      ['Email', ({ email }) => email],
      ['Language', ({ language }) => getLanguageName(language)],
      ['Received', ({ receivedAt }) => formatShopTimestamp(receivedAt)],
    ],
    rows,
  );
