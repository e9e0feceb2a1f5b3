type FilterShopModule = typeof import('./filter-shop');

let loaded: FilterShopModule | undefined;

/** Undefined until it is loaded. */
export const getFilterShop = (): FilterShopModule | undefined => loaded;

/** The function that filters, without the form. SWR repeats it after a failure. */
export async function loadFilterShop(): Promise<FilterShopModule> {
  loaded = await import('./filter-shop');
  return loaded;
}
