import type { Knex } from 'knex';
import { toCents } from '#contract/core/cents';
import type { BulkResult, ProductChange } from '#contract/products/admin-schema';
import { splitDoneAndMissing } from '#contract/products/bulk-changes';
import {
  changeOptionPrices,
  type OptionFields,
  resolveOptions,
} from '#contract/products/resolve-options';
import type { Product } from '#contract/products/schema';
import { changeOptionStocks } from '#contract/products/stock-update';
import { chunk } from '../database/chunk';
import { inTransaction } from '../database/transaction';
import { isValidId } from '../database/valid-id';
import { createProductStore } from './product-store';
import { nextVersionColumns } from './product-write-columns';
import type { CatalogDependencies } from './product-writes';
import { lockProducts } from './row-locks';

/** Changes all existing products in one transaction. */
export async function changeProductRecords(
  { database, cacheVersion, clock }: CatalogDependencies,
  changes: readonly ProductChange[],
): Promise<BulkResult & { products: Product[] }> {
  const now = clock();
  const changed = await inTransaction(database, async (trx) => {
    const requestedIds = changes.map(({ id }) => id);
    await lockProducts(trx, requestedIds);
    const currentChanges = await dropOutdated(trx, changes);
    const ids = new Set<number>();
    const store = createProductStore(trx, cacheVersion);
    const optionChanges = currentChanges.filter(
      ({ price, optionPrices, optionStocks }) =>
        price !== undefined || optionPrices || optionStocks,
    );
    const products = await store.findMany(optionChanges.map(({ id }) => id));
    const fieldsById = resolveOptionFields(optionChanges, products);
    for (const group of groupChanges(currentChanges, fieldsById)) {
      for (const id of await applyGroup(trx, group, now)) ids.add(id);
    }
    await writeSpanishPriceTiers(trx, fieldsById);
    const result = splitDoneAndMissing(requestedIds, ids);
    return {
      ...result,
      products: await store.findMany(result.done),
    };
  });
  cacheVersion.increment();
  return changed;
}

/** Without changes that are based on another version than the current one. */
async function dropOutdated(
  trx: Knex.Transaction,
  changes: readonly ProductChange[],
): Promise<readonly ProductChange[]> {
  const versioned = changes.filter(({ version }) => version !== undefined);
  const versions = new Map<number, number>();
  for (const batch of chunk(versioned.map(({ id }) => id).filter(isValidId))) {
    const rows = await trx('products').whereIn('id', batch).select('id', 'version');
    for (const { id, version } of rows) versions.set(id, version);
  }
  return changes.filter(({ id, version }) => version === undefined || versions.get(id) === version);
}

type OptionFieldsById = ReadonlyMap<number, OptionFields>;

/** New prices and stocks of the products that have options. */
function resolveOptionFields(
  changes: readonly ProductChange[],
  products: readonly Product[],
): OptionFieldsById {
  const changesById = new Map(changes.map((change) => [change.id, change]));
  return new Map(
    products.flatMap((product) => {
      const change = changesById.get(product.id);
      if (!change || product.options.length === 0) return [];
      const options = changeOptionStocks(
        changeOptionPrices(product.options, change),
        change.optionStocks ?? [],
      );
      return [[product.id, resolveOptions({ price: product.price, options }, product)] as const];
    }),
  );
}

async function writeSpanishPriceTiers(
  trx: Knex.Transaction,
  fieldsById: OptionFieldsById,
): Promise<void> {
  for (const [product_id, { translations }] of fieldsById) {
    const price_tiers = translations?.es?.priceTiers;
    if (price_tiers === undefined) continue;
    await trx('product_translations')
      .insert({ product_id, language: 'es', price_tiers })
      .onConflict(['product_id', 'language'])
      .merge(['price_tiers']);
  }
}

/** Products that get the same values. */
interface ChangeGroup {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly ids: number[];
}

/** Groups equal changes: one UPDATE per group. */
function groupChanges(
  changes: readonly ProductChange[],
  fieldsById: OptionFieldsById,
): Iterable<ChangeGroup> {
  const groups = new Map<string, ChangeGroup>();
  for (const { id, inStock, featured, quantityAvailable, price, facts } of changes) {
    if (!isValidId(id)) continue;
    const columns = {
      in_stock: inStock,
      featured,
      quantity_available: quantityAvailable,
      facts: facts && JSON.stringify(facts),
      ...toOptionColumns(fieldsById.get(id) ?? { price }),
    };
    const key = JSON.stringify(columns);
    const group: ChangeGroup = groups.get(key) ?? { columns, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return groups.values();
}

const toOptionColumns = ({ price, options, priceTiers }: Partial<OptionFields>) => ({
  price_cents: price === undefined ? undefined : toCents(price),
  options: options && JSON.stringify(options),
  price_tiers: priceTiers,
});

/** Returns the ids of existing products. */
async function applyGroup(
  trx: Knex.Transaction,
  { columns, ids }: ChangeGroup,
  now: Date,
): Promise<number[]> {
  const changed: number[] = [];
  for (const batch of chunk(ids)) {
    const rows: { id: number }[] = await trx('products')
      .whereIn('id', batch)
      .update({ ...columns, ...nextVersionColumns(trx, now) })
      .returning('id');
    changed.push(...rows.map(({ id }) => id));
  }
  return changed;
}
