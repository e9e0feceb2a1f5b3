import type { SentFile } from '#contract/endpoint';
import { defaultLanguage, type Language } from '#contract/language';
import { faultsIn, importRefusals } from '#contract/product-import';
import { productTable } from '#contract/product-table';
import { readCsv } from '#contract/read-csv';
import { type ReadTable, readProductTable } from '#contract/read-product-table';
import type { MockDatabase } from '../db';
import { invalid, refusedField } from '../http/fault';
import { MockCsv, type MockImplementations } from '../http/implementation';
import { writeNew, writeOver } from './written-product';

/** The catalogue as a table. */
export const productTables = {
  exportProducts: (_request, { database, clock }) =>
    new MockCsv(productTable(database.products, clock())),

  importProducts: async (
    { query, body: { language = defaultLanguage }, files },
    { database, clock },
  ) => {
    const { verdicts, writes } = await tableIn(files, database, language);
    if (query.dry === '1') return { rows: [...verdicts] };
    const faults = faultsIn(verdicts);
    if (faults.length > 0) throw invalid(importRefusals.faulty[language], faults);
    const writing = { database, now: clock(), language };
    for (const { product, form } of writes) {
      const kept = product && database.catalogue.find(product.id);
      if (kept) writeOver(kept, form, writing);
      else writeNew(form, writing);
    }
    return { rows: [...verdicts] };
  },
} satisfies Partial<MockImplementations>;

async function tableIn(
  [file]: readonly SentFile[],
  { products, files }: MockDatabase,
  language: Language,
): Promise<ReadTable> {
  const csv = readCsv((await file?.bytes()) ?? new Uint8Array());
  if ('refusal' in csv) throw refusedField(400, 'file', csv.refusal, language);
  const shown = files.filter(({ privacy }) => privacy === 'public').map(({ id }) => id);
  const table = readProductTable(csv.cells, { products, pictures: new Set(shown) }, language);
  if ('refusal' in table) throw refusedField(400, 'file', table.refusal, language);
  return table;
}
