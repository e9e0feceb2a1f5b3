/** True for a JSON object, whatever its values. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isPositiveInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;

export const areDistinct = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;
