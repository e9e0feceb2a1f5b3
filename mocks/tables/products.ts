import type { MediaFile } from '#contract/media/schema';
import type { Product, ProductImage } from '#contract/products/schema';
import type { KeptProduct } from './catalogue-rows';
import type { Library } from './library';
import { type Shown, shownWith, standing } from './shown-product';
import { untilChange } from './until-change';

interface Deletion {
  readonly product: KeptProduct;
  readonly deletedAt: string;
}

/** What an import wrote, to be undone. */
interface ProductImport {
  readonly importedAt: string;
  /** By product id, in ascending order; `before` is undefined for a new product. */
  readonly products: readonly {
    readonly id: number;
    readonly version: number;
    readonly before: KeptProduct | undefined;
  }[];
}

/** The products of a mocked shop. */
export interface ProductTable {
  /** Newest first. */
  readonly list: readonly Product[];
  /** By product id, the primary one first. */
  readonly images: ReadonlyMap<number, readonly ProductImage[]>;
  /** A product as it is kept, with those of its images whose files there are. */
  find(id: number): KeptProduct | undefined;
  /** A product as visitors are shown it. Throws where there is none. */
  shown(id: number): Shown;
  /** The product that has a SKU. */
  withSku(sku: string): KeptProduct | undefined;
  /** The product that has an image. */
  withImage(imageId: number): KeptProduct | undefined;
  /** Adds a product, or puts it in the place of the one with its id. */
  put(product: KeptProduct): void;
  remove(id: number, deletedAt: string): void;
  /** What was deleted, for as long as it may come back. */
  readonly deletions: Map<number, Deletion>;
  /** Imports by their number. */
  readonly imports: Map<number, ProductImport>;
  /** Numbers that no import, no product and no image has had. */
  nextImportId(): number;
  nextId(): number;
  nextImageId(): number;
}

/** A table of its own that shows the files of a library. */
export function createProductTable(
  stock: readonly KeptProduct[],
  library: Library,
  files: () => readonly MediaFile[],
): ProductTable {
  const kept = new Map(stock.map((product) => [product.id, product]));
  const deletions = new Map<number, Deletion>();
  const lastId = Math.max(0, ...kept.keys());
  const imageIds = stock.flatMap(({ images }) => images.map(({ id }) => id));
  const byId = untilChange(
    () => library.revision,
    () => new Map(files().map((file) => [file.id, file])),
  );
  // What has been made of a product is made anew only once it, or the library, has changed.
  const made = untilChange(
    () => library.revision,
    () => new WeakMap<KeptProduct, Shown>(),
  );
  let changes = 0;

  function shownAs(product: KeptProduct): Shown {
    const before = made().get(product);
    if (before) return before;
    const shown = shownWith(product, byId());
    made().set(product, shown);
    return shown;
  }

  const catalogue = untilChange(
    () => `${library.revision} ${changes}`,
    () => {
      const all = [...kept.values()].map(shownAs);
      return {
        list: all.map(({ product }) => product).sort(newestFirst),
        images: new Map(all.map(({ product, images }) => [product.id, images])),
      };
    },
  );
  const find = (id: number) => {
    const product = kept.get(id);
    return product && standing(product, byId());
  };

  return {
    get list() {
      return catalogue().list;
    },
    get images() {
      return catalogue().images;
    },
    find,
    shown(id) {
      const product = kept.get(id);
      if (!product) throw new Error(`There is no product ${id}.`);
      return shownAs(product);
    },
    withSku: (sku) => [...kept.values()].find((product) => product.sku === sku),
    withImage(imageId) {
      const has = ({ images }: KeptProduct) => images.some(({ id }) => id === imageId);
      const product = [...kept.values()].find(has);
      const left = product && find(product.id);
      return left && has(left) ? left : undefined;
    },
    put(product) {
      kept.set(product.id, product);
      changes += 1;
    },
    remove(id, deletedAt) {
      const product = find(id);
      if (!product) return;
      deletions.set(id, { product, deletedAt });
      kept.delete(id);
      changes += 1;
    },
    deletions,
    imports: new Map(),
    nextImportId: numbersAfter(0),
    nextId: numbersAfter(lastId),
    nextImageId: numbersAfter(Math.max(0, ...imageIds)),
  };
}

const newestFirst = (one: Product, other: Product): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id;

/** Counts on from a number, as a database numbers its rows. */
function numbersAfter(last: number): () => number {
  let latest = last;
  return () => {
    latest += 1;
    return latest;
  };
}
