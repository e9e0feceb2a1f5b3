import * as v from 'valibot';

/** Parses a value with a schema; returns undefined for one that does not match. */
export const parseWith =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | undefined => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : undefined;
  };
