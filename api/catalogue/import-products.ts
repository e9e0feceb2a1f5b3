import type { Knex } from 'knex';
import type { Language } from '#contract/language';
import { libraryFileIn } from '#contract/library-address';
import { faultsIn, importRefusals, type RowVerdict, rowFaults } from '#contract/product-import';
import { type ReadTable, readProductTable, type TableTarget } from '#contract/read-product-table';
import type { ProductWrite } from '#contract/read-row';
import { inTransaction } from '../database/transaction';
import { type HttpProblem, invalid, refusedField } from '../http/problem';
import { holdPicture, holdProducts } from './held-rows';
import { importTarget } from './import-target';
import { type CatalogueParts, withFreeSku } from './product-writes';
import { writeNew, writeOver } from './written-product';

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
      // What is written over is what was judged: a product that has another version by then is not.
      const table = readTable(cells, await importTarget(trx, catalogue), language);
      const faults = faultsIn(table.verdicts);
      if (faults.length > 0) throw faulty(faults, language);
      await holdWritten(trx, table.writes);
      for (const write of table.writes) await writeRow(trx, write, { now, language });
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

/** Holds what the rows write, in the order in which every write does. */
async function holdWritten(trx: Knex.Transaction, writes: readonly ProductWrite[]): Promise<void> {
  const pictures = new Set(writes.flatMap(({ form }) => libraryFileIn(form.imageUrl) ?? []));
  for (const picture of [...pictures].sort()) await holdPicture(trx, picture);
  await holdProducts(
    trx,
    writes.flatMap(({ product }) => product?.id ?? []),
  );
}

async function writeRow(
  trx: Knex.Transaction,
  { line, product, form }: ProductWrite,
  writing: { readonly now: Date; readonly language: Language },
): Promise<void> {
  if (!product) {
    await writeNew(trx, form, writing);
    return;
  }
  if (await writeOver(trx, product, form, writing)) return;
  const message = rowFaults.stale[writing.language];
  throw faulty([{ path: `rows.${line}.version`, message }], writing.language);
}

const faulty = (issues: RowVerdict['issues'], language: Language): HttpProblem =>
  invalid(importRefusals.faulty[language], issues);
