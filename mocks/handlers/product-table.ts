import type { SentFile } from '#contract/core/endpoint';
import { defaultLanguage, type Language } from '#contract/core/language';
import { faultsIn, restorableSince, toldOf } from '#contract/products/admin-rules';
import { productTable } from '#contract/products/csv/columns';
import { readCsv } from '#contract/products/csv/decode';
import { type ReadTable, readProductTable } from '#contract/products/csv/parse-table';
import { importRefusals, productRefusals } from '#contract/products/messages';
import { findProducts } from '#contract/products/search';
import type { MockDatabase } from '../db';
import { invalid, refused, refusedField } from '../http/fault';
import { MockCsv, type MockImplementations } from '../http/implementation';
import type { KeptProduct } from '../tables/catalogue-rows';
import { idsOf, nextVersion } from './kept-product';
import { writeNew, writeOver } from './written-product';

/** The catalogue as a table. */
export const productTables = {
  exportProducts: ({ query }, { database, clock }) =>
    new MockCsv(productTable(findProducts(database.products, query), clock())),

  importProducts: async (
    { query, body: { language = defaultLanguage }, files },
    { database, clock },
  ) => {
    const { verdicts, writes } = await tableIn(files, database, language);
    if (query.dry === '1') return { rows: [...verdicts], importId: null };
    const faults = faultsIn(verdicts);
    if (faults.length > 0) throw invalid(importRefusals.faulty[language], faults);
    const now = clock();
    const writing = { database, now, language };
    const { catalogue } = database;
    const written = writes.map(({ product, form }) => {
      const before = product && catalogue.find(product.id);
      if (!before) return { id: writeNew(form, writing), version: 1, before };
      writeOver(before, form, writing);
      return { id: before.id, version: before.version + 1, before };
    });
    if (written.length === 0) return { rows: [...verdicts], importId: null };
    const importId = catalogue.nextImportId();
    catalogue.imports.set(importId, {
      importedAt: now.toISOString(),
      products: written.sort((one, other) => one.id - other.id),
    });
    return { rows: [...verdicts], importId };
  },

  undoImport: (
    { body: { importId, language = defaultLanguage } },
    { database: { catalogue }, clock },
  ) => {
    const now = clock();
    const imported = catalogue.imports.get(importId);
    if (!imported || imported.importedAt < restorableSince(now)) {
      throw refused(404, importRefusals.notUndoable, language);
    }
    const unchanged = imported.products.filter(
      ({ id, version }) => catalogue.find(id)?.version === version,
    );
    const ids = new Set(idsOf(unchanged));
    for (const { before } of unchanged) {
      const owner = before?.sku ? catalogue.withSku(before.sku) : undefined;
      if (owner && !ids.has(owner.id)) {
        throw refusedField(409, 'sku', productRefusals.skuTaken, language);
      }
    }
    catalogue.imports.delete(importId);
    for (const { id, before } of unchanged) {
      const after = catalogue.find(id);
      if (before && after) catalogue.put(revertedTo(before, after, now));
      else catalogue.remove(id, now.toISOString());
    }
    return toldOf(idsOf(imported.products), ids);
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

/** A product as it was before, with images that came since in other places than the first. */
function revertedTo(before: KeptProduct, after: KeptProduct, now: Date): KeptProduct {
  const images = hasSamePrimary(before, after) ? after.images : revertedImages(before, after);
  return nextVersion({ ...before, version: after.version, images }, now);
}

const primaryId = ({ images }: KeptProduct): number | undefined =>
  images.find(({ isPrimary }) => isPrimary)?.id;

const hasSamePrimary = (one: KeptProduct, other: KeptProduct): boolean =>
  primaryId(one) === primaryId(other);

function revertedImages(before: KeptProduct, after: KeptProduct): KeptProduct['images'] {
  const had = new Map(before.images.map((image) => [image.id, image]));
  return after.images
    .filter(({ id, isPrimary }) => !isPrimary || had.has(id))
    .map((image) => had.get(image.id) ?? image);
}
