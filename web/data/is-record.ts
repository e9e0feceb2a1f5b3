/** Whether a parsed JSON value is an object with the keys of `T`, whatever their values. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a whole number from 1 up, as ids and quantities are. */
export const isPositiveInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;

/** Whether no value occurs twice. */
export const areDistinct = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;
