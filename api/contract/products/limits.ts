import { maxUrlLength } from '../core/url';

/** In characters. */
export const maxTextLengths = {
  name: 200,
  shortText: 200,
  sku: 64,
  url: maxUrlLength,
  longText: 5000,
};

/** US dollars. */
export const maxPrice = 99_999.99;

/** Units in stock. */
export const maxQuantity = 1_000_000;

export const maxAltTextLength = 200;

export const maxProductImages = 1000;

export const optionLimits = {
  options: 12,
  /** In characters. */
  nameLength: 80,
  keyLength: 48,
  /** People per unit. */
  servings: 1000,
  quantityPrices: 5,
  minQuantity: 10_000,
};

/** Per bulk request. */
export const maxBulkProducts = 10_000;

export const undoWindowHours = 24;

export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 10_000,
  /** Including blank rows, which spreadsheets export by the thousand. */
  lines: 100_000,
  /** Characters; spreadsheets also export unnamed columns. */
  headerLength: 20_000,
};
