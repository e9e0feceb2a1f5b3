import { defaultLanguage, type Language } from '#contract/language';
import { type ProductChange, productRefusals, toldOf } from '#contract/product-writes';
import { Fault, refusedField } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import type { KeptProduct } from '../tables/catalogue-rows';
import type { ProductTable } from '../tables/products';
import { withAddress } from './addressed-picture';
import { idsOf, nextVersion, productWithId } from './kept-product';

/** What the owner says of products. */
export const productWrites = {
  createProduct: ({ body }, { database, clock }) => {
    const { language = defaultLanguage, imageUrl, ...facts } = body;
    const { catalogue } = database;
    requireFreeSku(facts, catalogue, language);
    const moment = clock().toISOString();
    const product: Omit<KeptProduct, 'id'> = {
      ...facts,
      typedImageUrl: '',
      images: [],
      version: 1,
      createdAt: moment,
      updatedAt: moment,
    };
    const addressed = withAddress(product, imageUrl, database, language);
    const id = catalogue.nextId();
    catalogue.put({ ...addressed, id });
    return catalogue.shown(id).product;
  },

  updateProduct: ({ params: { id }, body }, { database, clock }) => {
    const { language = defaultLanguage, imageUrl, version, ...edit } = body;
    const { catalogue } = database;
    const kept = productWithId(id, catalogue, language);
    if (version !== undefined && version !== kept.version) {
      const { product: current } = catalogue.shown(id);
      throw new Fault(409, { message: productRefusals.stale[language], current });
    }
    const edited = { ...kept, ...edit };
    requireFreeSku(edited, catalogue, language);
    catalogue.put(nextVersion(withAddress(edited, imageUrl, database, language), clock()));
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
