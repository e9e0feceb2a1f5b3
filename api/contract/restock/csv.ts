import {
  buildCsvTable,
  buildDatedFileName,
  type CsvColumn,
  type CsvTable,
  formatShopTimestamp,
  getLanguageName,
} from '../core/csv';
import type { RestockRequestRow } from './admin-schema';

const columns: readonly CsvColumn<RestockRequestRow>[] = [
  ['Product', ({ productId, productName }) => productName || `Product ${productId}`],
  ['Option', ({ option, optionName }) => optionName?.en ?? option],
  ['Email', ({ email }) => email],
  ['Language', ({ language }) => getLanguageName(language)],
  ['Received', ({ receivedAt }) => formatShopTimestamp(receivedAt)],
];

export const buildRestockRequestsCsv = (rows: readonly RestockRequestRow[], now: Date): CsvTable =>
  buildCsvTable(buildDatedFileName('back-in-stock', now), columns, rows);
