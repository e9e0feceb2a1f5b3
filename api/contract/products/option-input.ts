import * as v from 'valibot';
import { boundedText } from '../core/fields';
import { languages, localized } from '../core/language';
import { normalizeForSearch } from '../core/text';
import { wholeNumber } from '../core/whole-number';
import { optionLimits } from './limits';
import { optionMessages } from './messages';
import { dollars, quantityField } from './number-fields';
import { getOptionName, type ProductOption } from './options';

export const optionName = v.object(
  {
    en: v.optional(
      v.pipe(
        boundedText(optionLimits.nameLength, optionMessages.name),
        v.trim(),
        v.nonEmpty(localized(optionMessages.name)),
      ),
      '',
    ),
    es: v.optional(v.pipe(boundedText(optionLimits.nameLength), v.trim()), ''),
  },
  localized(optionMessages.name),
);

const servingCount = wholeNumber(1, optionLimits.servings, optionMessages.serves);

const filledServes = v.pipe(
  v.object({ from: servingCount, to: servingCount }, localized(optionMessages.serves)),
  v.check(({ from, to }) => from <= to, localized(optionMessages.servesOrder)),
);

/** Forms send empty texts. */
const blankServes = v.pipe(
  v.object({ from: v.literal(''), to: v.literal('') }),
  v.transform(() => null),
);

/** People that one unit serves; null if empty. */
export const serves = v.lazy(
  (input): v.GenericSchema<ServesInput, ProductOption['serves']> =>
    v.is(blankServes, input) ? blankServes : filledServes,
);

export interface ServesInput {
  readonly from: string | number;
  readonly to: string | number;
}

const quantityPrice = v.object(
  {
    minQuantity: wholeNumber(2, optionLimits.minQuantity, optionMessages.minQuantity),
    price: v.optional(dollars, ''),
  },
  localized(optionMessages.quantityPrices),
);

const keyField = v.pipe(
  boundedText(optionLimits.keyLength, optionMessages.key),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, localized(optionMessages.key)),
);

const quantityPricesField = v.pipe(
  v.array(quantityPrice, localized(optionMessages.quantityPrices)),
  v.maxLength(optionLimits.quantityPrices, localized(optionMessages.quantityPrices)),
);

const optionEntry = v.object(
  {
    key: v.optional(keyField),
    name: v.optional(optionName, {}),
    price: v.optional(dollars, ''),
    serves: v.nullish(serves, null),
    stock: quantityField,
    isDefault: v.optional(v.boolean(localized(optionMessages.isDefault)), false),
    quantityPrices: v.optional(quantityPricesField, []),
  },
  localized(optionMessages.options),
);

const optionInput = v.pipe(
  optionEntry,
  v.forward(
    v.check(
      (option: v.InferOutput<typeof optionEntry>) => hasFallingPrices(option),
      localized(optionMessages.fallingPrices),
    ),
    ['quantityPrices'],
  ),
);
type OptionInput = v.InferOutput<typeof optionInput>;

/** New prices of an existing option; the quantity prices stay where they are lower, if they are missing. */
const optionPrices = v.object(
  { key: keyField, price: dollars, quantityPrices: v.optional(quantityPricesField) },
  localized(optionMessages.options),
);
export type OptionPrices = v.InferOutput<typeof optionPrices>;

/** New stock of an existing option. */
const optionStock = v.object(
  { key: keyField, stock: quantityField },
  localized(optionMessages.options),
);
export type OptionStock = v.InferOutput<typeof optionStock>;

export const optionStocksInput = v.pipe(
  v.array(optionStock, localized(optionMessages.options)),
  v.maxLength(optionLimits.options, localized(optionMessages.optionCount)),
);

export const optionPricesInput = v.pipe(
  v.array(
    v.pipe(
      optionPrices,
      v.forward(
        v.check(
          (prices: OptionPrices) => hasFallingPrices(prices),
          localized(optionMessages.fallingPrices),
        ),
        ['quantityPrices'],
      ),
    ),
    localized(optionMessages.options),
  ),
  v.maxLength(optionLimits.options, localized(optionMessages.optionCount)),
);

interface Prices {
  readonly price: number;
  readonly quantityPrices?: ProductOption['quantityPrices'] | undefined;
}

/** More units never cost more each. */
function hasFallingPrices({ price, quantityPrices = [] }: Prices): boolean {
  return quantityPrices.every((tier, index) => {
    const previous = quantityPrices[index - 1] ?? { minQuantity: 1, price };
    return tier.minQuantity > previous.minQuantity && tier.price < previous.price;
  });
}

const hasUniqueKeys = (options: OptionInput[]): boolean => {
  const keys = options.flatMap(({ key }) => key ?? []);
  return new Set(keys).size === keys.length;
};

const hasOneDefault = (options: OptionInput[]): boolean =>
  options.length === 0 || options.filter(({ isDefault }) => isDefault).length === 1;

/** The first option with the name of an option before it, as far as customers see: orders tell options apart by name. */
function findRepeatedName(options: readonly OptionInput[]) {
  for (const language of languages) {
    const known = new Set<string>();
    for (const [key, option] of options.entries()) {
      const name = normalizeForSearch(getOptionName(option, language));
      if (name !== '' && known.has(name)) return { key, option, language };
      known.add(name);
    }
  }
  return undefined;
}

/** From the form or an API client. An option without a key gets one from its English name. */
export const optionsInput = v.pipe(
  v.array(optionInput, localized(optionMessages.options)),
  v.maxLength(optionLimits.options, localized(optionMessages.optionCount)),
  v.check(hasUniqueKeys, localized(optionMessages.uniqueKeys)),
  v.check(hasOneDefault, localized(optionMessages.oneDefault)),
  v.rawCheck(({ dataset, addIssue }) => {
    const repeated = dataset.typed && findRepeatedName(dataset.value);
    if (!repeated) return;
    const { key, option, language } = repeated;
    const { name } = option;
    addIssue({
      message: localized(optionMessages.uniqueNames),
      path: [
        { type: 'array', origin: 'value', input: dataset.value, key, value: option },
        { type: 'object', origin: 'value', input: { ...option }, key: 'name', value: name },
        { type: 'object', origin: 'value', input: name, key: language, value: name[language] },
      ],
    });
  }),
  v.transform(addMissingKeys),
);

function addMissingKeys(options: OptionInput[]): ProductOption[] {
  const keys = new Set(options.flatMap(({ key }) => key ?? []));
  return options.map(({ key, ...option }) => ({
    key: key ?? generateKey(option.name.en, keys),
    ...option,
  }));
}

/** Adds the key to `keys`. */
function generateKey(name: string, keys: Set<string>): string {
  const base = slugify(name) || 'option';
  let key = base;
  for (let suffix = 2; keys.has(key); suffix += 1) key = `${base}-${suffix}`;
  keys.add(key);
  return key;
}

/** Leaves room for a suffix. */
const slugify = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, optionLimits.keyLength - 4)
    .replace(/-+$/, '');
