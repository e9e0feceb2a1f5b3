/** Optional dollar sign and thousands separators, at most two decimals. */
export const amountPattern = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

const toNumber = (amount: string): number => Number(amount.replace(/[$,\s]/g, ''));

/** Dollars as people type them: '$1,200.50'. NaN for anything else. */
export const parseDollars = (text: string): number =>
  amountPattern.test(text.trim()) ? toNumber(text) : Number.NaN;
