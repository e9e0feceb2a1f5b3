import type { MediaFile } from '#contract/media';
import type { Product, ProductImage } from '#contract/product';
import { photographs } from '#demo/photographs';
import type { FirstAnswers } from './http/idempotency';
import type { Scenarios } from './scenarios';
import { imageRow, productRow } from './tables/catalogue-rows';
import { type Enquiries, noEnquiries } from './tables/enquiries';
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
  /** What has been sent to the shop since it was opened. */
  readonly enquiries: Enquiries;
  readonly firstAnswers: FirstAnswers;
  /** What the owner has set, by name. */
  readonly settings: ReadonlyMap<string, string>;
}

/** A shop of its own, filled with the demo data and changed as the scenarios want it. */
export function createDatabase(scenarios: Scenarios): MockDatabase {
  const files = libraryFiles();
  const nextImageId = rowNumbers();
  const stock = productsIn(scenarios).map((demo) => ({
    demo,
    pictures: demo.photographs.map((name) => fileNamed(name, files)),
  }));
  return {
    products: stock.map(({ demo, pictures }) => productRow(demo, pictures[0])).sort(newestFirst),
    images: new Map(stock.map(({ demo, pictures }) => [demo.id, imagesOf(pictures, nextImageId)])),
    files,
    photographs: scenarios.has('missing-images') ? new Map() : photographFiles(),
    enquiries: noEnquiries(),
    firstAnswers: new Map(),
    settings: new Map(),
  };
}

const newestFirst = (one: Product, other: Product): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id;

const imagesOf = (pictures: readonly MediaFile[], nextId: () => number): ProductImage[] =>
  pictures.map((file, position) => imageRow(nextId(), file, position === 0));

/** Counts from one, as a database numbers its rows. */
function rowNumbers(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

const photographFiles = () => new Map(photographs.map(({ id, file }) => [id, file]));
