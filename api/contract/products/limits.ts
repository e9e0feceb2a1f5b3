import { maxUrlLength } from '../core/url';

/** In characters. */
export const longestProductTexts = {
  name: 200,
  line: 200,
  sku: 64,
  url: maxUrlLength,
  text: 5000,
};

/** US dollars. */
export const highestPrice = 99_999.99;

/** Units in stock. */
export const mostAvailable = 1_000_000;

export const longestAltText = 200;

export const mostImages = 1000;

/** Per bulk request. */
export const mostProductsAtOnce = 10_000;

export const restorableHours = 24;

export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 10_000,
  /** Including blank rows, which spreadsheets export by the thousand. */
  lines: 100_000,
  /** Characters; spreadsheets also export unnamed columns. */
  head: 20_000,
};
