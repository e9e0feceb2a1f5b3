import type { MediaFile } from '#contract/media';
import type { Product, ProductImage } from '#contract/product';
import { photographs } from '#demo/photographs';
import type { DemoProduct } from '#demo/products';
import type { Scenarios } from './scenarios';
import { imageRow, productRow } from './tables/catalogue-rows';
import { fileNamed, libraryFiles } from './tables/library';
import { productsIn } from './tables/stocked-products';

/** The tables of a mocked shop; every row has been parsed by its contract schema. */
export interface MockDatabase {
  /** Newest first. */
  readonly products: readonly Product[];
  /** By product id, the primary one first. */
  readonly images: ReadonlyMap<number, readonly ProductImage[]>;
  /** The media library. */
  readonly files: readonly MediaFile[];
  /** File names of the pictures whose bytes are there, by library id. */
  readonly photographs: ReadonlyMap<string, string>;
}

/** A shop of its own, filled with the demo data and changed as the scenarios want it. */
export function createDatabase(scenarios: Scenarios): MockDatabase {
  const files = libraryFiles();
  const stock = productsIn(scenarios).map((demo) => ({
    demo,
    pictures: demo.photographs.map((name) => fileNamed(name, files)),
  }));
  return {
    products: stock.map(({ demo, pictures }) => productRow(demo, pictures[0])).sort(newestFirst),
    images: new Map(stock.map(({ demo, pictures }) => [demo.id, imagesOf(demo, pictures)])),
    files,
    photographs: scenarios.has('missing-images') ? new Map() : photographFiles(),
  };
}

const newestFirst = (one: Product, other: Product): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id;

/** More images than a product ever has: gives each image an id of its own. */
const idsPerProduct = 100;

const imagesOf = ({ id }: DemoProduct, pictures: readonly MediaFile[]): ProductImage[] =>
  pictures.map((file, position) => imageRow(id * idsPerProduct + position, file, position === 0));

const photographFiles = () => new Map(photographs.map(({ id, file }) => [id, file]));
