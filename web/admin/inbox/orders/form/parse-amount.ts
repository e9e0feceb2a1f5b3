/** Dollars as people type them: '$1,200.50'. NaN for anything else. */
export function parseAmount(text: string): number {
  const digits = text.replace(/[$,\s]/g, '');
  return /^\d+(\.\d*)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** NaN for anything but a whole number. */
export function parseQuantity(text: string): number {
  const digits = text.replace(/[,\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
