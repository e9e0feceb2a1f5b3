import * as v from 'valibot';
import { type BilingualText, localized } from './language';

/** A whole number from `min` to `max`; accepts numbers and text. */
export const wholeNumber = (min: number, max: number, message: BilingualText) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+$/, localized(message)))],
      localized(message),
    ),
    v.transform(Number),
    v.integer(localized(message)),
    v.minValue(min, localized(message)),
    v.maxValue(max, localized(message)),
  );
