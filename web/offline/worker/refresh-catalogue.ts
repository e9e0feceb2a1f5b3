import type { Occasion } from './warm-up';

/** Answers that are fetched at the same time. */
const atOnce = 6;

/** Milliseconds after an order in which others are awaited: whoever switches one product switches the next. */
const rest = 500;

/** The store of the catalogue's answers, as it is brought up to date. */
export interface CatalogueShelf {
  /** Addresses under which answers are stored. */
  readonly addresses: () => Promise<readonly string[]>;
  /** Fetches an answer and stores it where it is a good one; fails when the shop does not answer. */
  readonly fetchAnew: (address: string, occasion: Occasion) => Promise<Response>;
  readonly remove: (address: string) => Promise<void>;
}

const gone = 404;

/**
 * Fetches everything anew that is stored of the catalogue: whoever runs the shop has changed something. Pages are
 * told of each answer that differs; what is gone from the shop leaves the store.
 */
export async function refreshCatalogue(shelf: CatalogueShelf, occasion: Occasion): Promise<void> {
  const addresses = await shelf.addresses();
  for (let first = 0; first < addresses.length; first += atOnce) {
    const batch = addresses.slice(first, first + atOnce);
    await Promise.all(batch.map((address) => refresh(address, shelf, occasion)));
  }
}

async function refresh(
  address: string,
  { fetchAnew, remove }: CatalogueShelf,
  occasion: Occasion,
): Promise<void> {
  const { status } = await fetchAnew(address, occasion);
  if (status === gone) await remove(address);
}

type Refresh = (occasion: Occasion) => Promise<void>;

const resting = () => new Promise<void>((rested) => setTimeout(rested, rest));

/** Refreshes one after the other, as it is ordered; all orders that come before a refresh begins are one. */
export function oneByOne(refreshNow: Refresh, pause: () => Promise<void> = resting): Refresh {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function begin(occasion: Occasion): Promise<void> {
    await Promise.allSettled([pause(), last]);
    next = undefined;
    last = refreshNow(occasion);
    await last;
  }

  return (occasion) => {
    next ??= begin(occasion);
    return next;
  };
}
