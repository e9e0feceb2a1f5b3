/** Sums are calculated in integer cents: dollars as floating-point numbers would drift. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);
