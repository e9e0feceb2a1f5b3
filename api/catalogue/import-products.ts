import type { Language } from '#contract/language';
import { faultsIn, importRefusals, type RowVerdict } from '#contract/product-import';
import { type ReadTable, readProductTable, type TableTarget } from '#contract/read-product-table';
import { inTransaction } from '../database/transaction';
import { type HttpProblem, invalid, refusedField } from '../http/problem';
import { holdCatalogue } from './hold-catalogue';
import { importTarget } from './import-target';
import { writeRows } from './import-writes';
import { type CatalogueParts, withFreeSku } from './product-writes';

type Cells = readonly (readonly string[])[];

/** What would become of the rows of a table; nothing is written. Rejects with 400 where it cannot be read. */
export async function checkProducts(
  { database, catalogue }: CatalogueParts,
  cells: Cells,
  language: Language,
): Promise<readonly RowVerdict[]> {
  return readTable(cells, await importTarget(database, catalogue), language).verdicts;
}

/** Brings in all rows of a table or none. Rejects with 400 where it cannot be read, or some of its rows are faulty. */
export async function importProducts(
  { database, catalogue, clock }: CatalogueParts,
  cells: Cells,
  language: Language,
): Promise<readonly RowVerdict[]> {
  const now = clock();
  const { verdicts, writes } = await withFreeSku(language, () =>
    inTransaction(database, async (trx) => {
      // What is written over is what was judged.
      await holdCatalogue(trx);
      const table = readTable(cells, await importTarget(trx, catalogue), language);
      const faults = faultsIn(table.verdicts);
      if (faults.length > 0) throw faulty(faults, language);
      await writeRows(trx, table.writes, { now, language });
      return table;
    }),
  );
  if (writes.length > 0) catalogue.changed();
  return verdicts;
}

function readTable(cells: Cells, target: TableTarget, language: Language): ReadTable {
  const table = readProductTable(cells, target, language);
  if ('refusal' in table) throw refusedField(400, 'file', table.refusal, language);
  return table;
}

const faulty = (issues: RowVerdict['issues'], language: Language): HttpProblem =>
  invalid(importRefusals.faulty[language], issues);
