/** A whole number, which may have thousands separators; NaN for anything else. */
export const parseQuantity = (text: string): number =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : Number.NaN;
