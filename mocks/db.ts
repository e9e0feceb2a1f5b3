import type { MediaFile } from '#contract/media';
import type { Product, ProductImage } from '#contract/product';
import type { FirstAnswers } from './http/idempotency';
import type { Scenarios } from './scenarios';
import { imageRow, productRow } from './tables/catalogue-rows';
import { type Enquiries, noEnquiries } from './tables/enquiries';
import { createLibrary, idOfDemoPicture, type Library, mediaFileOf } from './tables/library';
import { type MockSession, type SessionPlace, sessionIn } from './tables/session';
import { productsIn } from './tables/stocked-products';

/** The tables of a mocked shop; every row has been parsed by its contract schema. */
export interface MockDatabase {
  /** Newest first. */
  readonly products: readonly Product[];
  /** By product id, the primary one first. */
  readonly images: ReadonlyMap<number, readonly ProductImage[]>;
  /** The files of the media library. */
  readonly files: readonly MediaFile[];
  readonly library: Library;
  /** What has been sent to the shop since it was opened. */
  readonly enquiries: Enquiries;
  readonly firstAnswers: FirstAnswers;
  /** What the owner has set, by name. */
  readonly settings: ReadonlyMap<string, string>;
  readonly session: MockSession;
}

/**
 * A shop of its own, filled with the demo data and changed as the scenarios want it. Who is signed in is kept in
 * `place`, or as long as the database.
 */
export function createDatabase(
  scenarios: Scenarios,
  place: SessionPlace = { username: undefined },
): MockDatabase {
  const library = createLibrary({ withPictures: !scenarios.has('missing-images') });
  const files = untilChange(library, () =>
    library.rows.map((row) => mediaFileOf(row, library.folders)),
  );
  const nextImageId = rowNumbers();
  const stock = productsIn(scenarios).map((demo) => ({
    demo,
    images: demo.photographs.map((name) => ({ id: nextImageId(), fileId: idOfDemoPicture(name) })),
  }));
  const catalogue = untilChange(library, () => {
    const byId = new Map(files().map((file) => [file.id, file]));
    const shown = stock.map(({ demo, images }) => ({
      demo,
      images: images.flatMap(({ id, fileId }) => {
        const file = byId.get(fileId);
        return file ? [{ id, file }] : [];
      }),
    }));
    return {
      products: shown
        .map(({ demo, images }) => productRow(demo, images[0]?.file))
        .sort(newestFirst),
      images: new Map(shown.map(({ demo, images }) => [demo.id, imagesOf(images)])),
    };
  });
  return {
    library,
    get files() {
      return files();
    },
    get products() {
      return catalogue().products;
    },
    get images() {
      return catalogue().images;
    },
    enquiries: noEnquiries(),
    firstAnswers: new Map(),
    settings: new Map(),
    session: sessionIn(place, scenarios),
  };
}

/** Makes something of the library, anew only once it has changed. */
function untilChange<Made>(library: Library, make: () => Made): () => Made {
  let made: { readonly revision: number; readonly value: Made } | undefined;
  return () => {
    if (made?.revision !== library.revision) made = { revision: library.revision, value: make() };
    return made.value;
  };
}

const newestFirst = (one: Product, other: Product): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id;

interface ShownImage {
  readonly id: number;
  readonly file: MediaFile;
}

/** The oldest that is left is the primary one. */
const imagesOf = (images: readonly ShownImage[]): ProductImage[] =>
  images.map(({ id, file }, position) => imageRow(id, file, position === 0));

/** Counts from one, as a database numbers its rows. */
function rowNumbers(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}
