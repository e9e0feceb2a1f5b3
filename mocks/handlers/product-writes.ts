import { defaultLanguage, type Language } from '#contract/core/language';
import { toldOf } from '#contract/products/admin-rules';
import type { ProductChange } from '#contract/products/admin-schema';
import { productRefusals } from '#contract/products/messages';
import { Fault, refusedField } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import type { ProductTable } from '../tables/products';
import { requirePicture } from './addressed-picture';
import { idsOf, nextVersion, productWithId } from './kept-product';
import { writeNew, writeOver } from './written-product';

/** What the owner says of products. */
export const productWrites = {
  createProduct: ({ body }, { database, clock }) => {
    const { language = defaultLanguage, ...form } = body;
    const { catalogue } = database;
    requirePicture(form.imageUrl, database, language);
    requireFreeSku(form, catalogue, language);
    return catalogue.shown(writeNew(form, { database, now: clock(), language })).product;
  },

  updateProduct: ({ params: { id }, body }, { database, clock }) => {
    const { language = defaultLanguage, version, ...edit } = body;
    const { catalogue } = database;
    const kept = productWithId(id, catalogue, language);
    if (version !== undefined && version !== kept.version) {
      const { product: current } = catalogue.shown(id);
      throw new Fault(409, { message: productRefusals.stale[language], current });
    }
    requireFreeSku({ ...kept, ...edit }, catalogue, language);
    writeOver(kept, edit, { database, now: clock(), language });
    return catalogue.shown(id).product;
  },

  changeProducts: ({ body: { changes } }, { database: { catalogue }, clock }) => {
    const now = clock();
    const changed = changes.filter((change) => changeOne(change, catalogue, now));
    const told = toldOf(idsOf(changes), new Set(idsOf(changed)));
    return { ...told, products: told.done.map((id) => catalogue.shown(id).product) };
  },
} satisfies Partial<MockImplementations>;

function changeOne({ id, ...change }: ProductChange, catalogue: ProductTable, now: Date): boolean {
  const product = catalogue.find(id);
  if (!product) return false;
  catalogue.put(nextVersion({ ...product, ...change }, now));
  return true;
}

interface Coded {
  readonly id?: number;
  readonly sku: string | null;
}

function requireFreeSku({ id, sku }: Coded, catalogue: ProductTable, language: Language): void {
  const owner = sku === null ? undefined : catalogue.withSku(sku);
  if (owner && owner.id !== id) throw refusedField(409, 'sku', productRefusals.skuTaken, language);
}
