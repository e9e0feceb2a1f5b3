import type { Migration } from './migration';

interface ProductRow {
  readonly id: number;
  readonly price_cents: number;
  readonly price_tiers: string | null;
  readonly price_tiers_es: string | null;
}

interface Servings {
  readonly from: number;
  readonly to: number;
}

interface Option {
  readonly key: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly price: number;
  readonly serves: Servings | null;
  readonly stock: null;
  readonly isDefault: boolean;
  readonly quantityPrices: { readonly minQuantity: number; readonly price: number }[];
}

/** Reads the price tiers, one text per product until now, into options. Texts that it doesn't understand stay texts. */
export const productOptions: Migration = {
  name: '0013-product-options',
  async up(trx) {
    await trx.schema.alterTable('products', (table) => {
      // JSON: options are only read and written together with their product.
      table.text('options').notNullable().defaultTo('[]');
    });
    const rows: ProductRow[] = await trx('products')
      .leftJoin('product_translations', (join) =>
        join
          .on('product_translations.product_id', 'products.id')
          .andOnVal('product_translations.language', 'es'),
      )
      .whereNotNull('products.price_tiers')
      .select(
        'products.id as id',
        'price_cents',
        'products.price_tiers as price_tiers',
        'product_translations.price_tiers as price_tiers_es',
      );
    for (const row of rows) {
      const options = parseOptions(row);
      if (!options) continue;
      await trx('products')
        .where({ id: row.id })
        .update({ options: JSON.stringify(options) });
    }
  },
};

/** Limits of the product form when this migration was written. */
const maxOptions = 12;
const maxNameLength = 80;
const maxQuantityPrices = 5;
const maxServings = 1000;
const maxPrice = 99_999.99;

interface Tier {
  readonly name: string;
  readonly price: number;
}

const tierPattern = /^(.+):\s*\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?$/;

const toLines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function parseTier(line: string): Tier | undefined {
  const [, name = '', whole = '', cents = ''] = tierPattern.exec(line) ?? [];
  if (name.trim() === '' || name.includes('$')) return undefined;
  return { name: name.trim(), price: Number(whole.replaceAll(',', '') + cents) };
}

/** Undefined unless every line is understood and exactly one option has the product's price. */
function parseOptions(row: ProductRow): readonly Option[] | undefined {
  const lines = toLines(row.price_tiers);
  const linesEs = toLines(row.price_tiers_es);
  const options: Option[] = [];
  for (const [index, line] of lines.entries()) {
    const tier = parseTier(line);
    if (!tier) return undefined;
    const minQuantity = parseMinQuantity(tier.name);
    const previous = options.at(-1);
    if (minQuantity !== undefined) {
      if (!previous) return undefined;
      previous.quantityPrices.push({ minQuantity, price: tier.price });
    } else {
      const tierEs = linesEs.length === lines.length ? parseTier(linesEs[index] ?? '') : undefined;
      options.push(toOption(tier, tierEs, row.price_cents));
    }
  }
  return isConsistent(options) ? options : undefined;
}

function toOption(tier: Tier, tierEs: Tier | undefined, priceCents: number): Option {
  const { name, serves } = splitServings(tier.name, servingsEnglish);
  return {
    key: toKey(name),
    name: { en: name, es: tierEs ? splitServings(tierEs.name, servingsSpanish).name : '' },
    price: tier.price,
    serves,
    stock: null,
    isDefault: Math.round(tier.price * 100) === priceCents,
    quantityPrices: [],
  };
}

const servingsEnglish = /^(.+), (\d+)\s?[–-]\s?(\d+) people$/i;
const servingsSpanish = /^(.+), (\d+) a (\d+) personas$/i;

/** Servings that remain part of the name: '12 guests', 'Up to 25 guests', 'One board, 12–16 guests'. */
const namedServings = /(?:(\d+)\s?[–-]\s?)?\b(\d+) (?:guests|people)$/i;

/** 'Small, 2–4 people' becomes the name 'Small' and its servings. */
function splitServings(text: string, pattern: RegExp): { name: string; serves: Servings | null } {
  const [, name, from, to] = pattern.exec(text) ?? [];
  if (name) return { name, serves: toServings(from, to) };
  const [, namedFrom, namedTo] = namedServings.exec(text) ?? [];
  return { name: text, serves: toServings(namedFrom ?? namedTo, namedTo) };
}

function toServings(fromText: string | undefined, toText: string | undefined): Servings | null {
  const [from, to] = [Number(fromText), Number(toText)];
  return from >= 1 && from <= to && to <= maxServings ? { from, to } : null;
}

const numberWords = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** 'Ten boxes or more, each' and '10 or more, each' are prices of the option above. */
function parseMinQuantity(name: string): number | undefined {
  const [, word = ''] = /^(\w+) (?:.+ )?or more, each$/i.exec(name) ?? [];
  const wordIndex = numberWords.indexOf(word.toLowerCase());
  const minQuantity = wordIndex === -1 ? Number.parseInt(word, 10) : wordIndex + 2;
  return minQuantity >= 2 ? minQuantity : undefined;
}

const toKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');

function isConsistent(options: readonly Option[]): boolean {
  const keys = new Set(options.map(({ key }) => key));
  return (
    options.length >= 1 &&
    options.length <= maxOptions &&
    keys.size === options.length &&
    !keys.has('') &&
    options.filter(({ isDefault }) => isDefault).length === 1 &&
    options.every(
      ({ name, price, quantityPrices }) =>
        name.en.length <= maxNameLength &&
        name.es.length <= maxNameLength &&
        price <= maxPrice &&
        quantityPrices.length <= maxQuantityPrices &&
        hasFallingPrices(price, quantityPrices),
    )
  );
}

const hasFallingPrices = (price: number, quantityPrices: Option['quantityPrices']): boolean =>
  quantityPrices.every((tier, index) => {
    const previous = quantityPrices[index - 1] ?? { minQuantity: 1, price };
    return tier.minQuantity > previous.minQuantity && tier.price < previous.price;
  });
