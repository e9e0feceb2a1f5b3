import * as v from 'valibot';
import { type BilingualText, localized } from './language';
import { amountPattern, parseDollars } from './parse-dollars';

const hasWholeCents = (dollars: number): boolean =>
  Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

const roundToCents = (dollars: number): number => Math.round(dollars * 100) / 100;

interface DollarsMessages {
  readonly invalid: BilingualText;
  readonly tooHigh: BilingualText;
}

/** An amount from 0 to `max` dollars; accepts numbers and text. */
export const dollarsField = (max: number, { invalid, tooHigh }: DollarsMessages) =>
  v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(
          v.string(),
          v.trim(),
          v.regex(amountPattern, localized(invalid)),
          v.transform(parseDollars),
        ),
      ],
      localized(invalid),
    ),
    v.finite(localized(invalid)),
    v.minValue(0, localized(invalid)),
    v.check(hasWholeCents, localized(invalid)),
    v.maxValue(max, localized(tooHigh)),
    v.transform(roundToCents),
  );
