import { longestAddress } from '../core/url';

/** Characters the texts of a product may have. */
export const longestProductTexts = {
  name: 200,
  line: 200,
  sku: 64,
  address: longestAddress,
  text: 5000,
};

/** Dollars that are the most a product may cost. */
export const highestPrice = 99_999.99;

/** Pieces that are the most the shop counts of a product. */
export const mostAvailable = 1_000_000;

/** Characters an alt text may have. */
export const longestAltText = 200;

/** Images that a product may have. */
export const mostImages = 1000;

/** Products that one call may change. */
export const mostProductsAtOnce = 10_000;

/** Hours for which a deletion can be taken back. */
export const restorableHours = 24;

/** What a table that is brought in may have. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 10_000,
  /** Rows, blank ones too, which spreadsheets save by the thousand. */
  lines: 100_000,
  /** Characters of its first line: spreadsheets save columns without a name as well. */
  head: 20_000,
};
