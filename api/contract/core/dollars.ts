import * as v from 'valibot';
import { type BilingualText, localized } from './language';

/** Optional dollar sign and thousands separators, at most two decimals. */
const amountPattern = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

const toNumber = (amount: string): number => Number(amount.replace(/[$,\s]/g, ''));

/** Dollars as people type them: '$1,200.50'. NaN for anything else. */
export const parseDollars = (text: string): number =>
  amountPattern.test(text.trim()) ? toNumber(text) : Number.NaN;

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
          v.transform(toNumber),
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
