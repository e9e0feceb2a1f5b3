import type { MediaFile } from '#contract/media/schema';
import type { Product, ProductImage } from '#contract/products/schema';
import type { FirstAnswers } from './http/idempotency';
import type { Scenarios } from './scenarios';
import type { Enquiries } from './tables/enquiries';
import { keptProducts } from './tables/kept-products';
import { createLibrary, type Library, mediaFileOf } from './tables/library';
import { createProductTable, type ProductTable } from './tables/products';
import { enquiriesIn, type SentBefore } from './tables/sent-before';
import { type MockSession, type SessionPlace, sessionIn } from './tables/session';
import { productsIn } from './tables/stocked-products';
import { untilChange } from './tables/until-change';

/** The tables of a mocked shop; every row has been parsed by its contract schema. */
export interface MockDatabase {
  /** Newest first. */
  readonly products: readonly Product[];
  /** By product id, the primary one first. */
  readonly images: ReadonlyMap<number, readonly ProductImage[]>;
  /** What both are made from, to be changed. */
  readonly catalogue: ProductTable;
  /** The files of the media library. */
  readonly files: readonly MediaFile[];
  readonly library: Library;
  /** What people have sent to the shop. */
  readonly enquiries: Enquiries;
  readonly firstAnswers: FirstAnswers;
  /** What the owner has set, by name. */
  readonly settings: Map<string, string>;
  readonly session: MockSession;
}

/** What a shop begins with beside the demo data. */
interface Beginnings {
  /** Where it is kept who is signed in; as long as the database when it is not said. */
  readonly place?: SessionPlace | undefined;
  /** Nothing when it is not said. */
  readonly sentBefore?: SentBefore | undefined;
  readonly now?: Date | undefined;
}

/** A shop of its own, filled with the demo data and changed as the scenarios want it. */
export function createDatabase(
  scenarios: Scenarios,
  { place = { username: undefined }, sentBefore, now = new Date() }: Beginnings = {},
): MockDatabase {
  const library = createLibrary({ withPictures: !scenarios.has('missing-images') });
  const files = untilChange(
    () => library.revision,
    () => library.rows.map((row) => mediaFileOf(row, library.folders)),
  );
  const catalogue = createProductTable(keptProducts(productsIn(scenarios)), library, files);
  return {
    library,
    catalogue,
    get files() {
      return files();
    },
    get products() {
      return catalogue.list;
    },
    get images() {
      return catalogue.images;
    },
    enquiries: enquiriesIn(scenarios, now, sentBefore),
    firstAnswers: new Map(),
    settings: new Map(),
    session: sessionIn(place, scenarios),
  };
}
