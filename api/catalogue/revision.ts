/** Tells whether what pages and lists are made from is still what it was. */
export interface CatalogueRevision {
  /** Grows with every change. */
  readonly number: number;
  /** To be called once a change to products, pictures or settings is stored. */
  changed(): void;
}

export function createCatalogueRevision(): CatalogueRevision {
  let number = 0;
  return {
    get number() {
      return number;
    },
    changed() {
      number += 1;
    },
  };
}
