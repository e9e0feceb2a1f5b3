import * as v from 'valibot';

/** Returns undefined for an invalid value. */
export const parseWith =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | undefined => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : undefined;
  };
