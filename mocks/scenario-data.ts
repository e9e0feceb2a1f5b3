import type { Knex } from 'knex';
import { dayInShop } from '#contract/core/dates';
import { demoImages } from '#demo/photographs';
import { type DemoProduct, products as demoProducts } from '#demo/products';
import { insertProducts, type NewProduct } from '../api/catalogue/new-product';
import { translationRow } from '../api/catalogue/product-columns';
import { insertSubmissions, type MockRequestPhoto, type MockSubmissions } from './enquiry-rows';
import { firstMessages } from './factories/first-messages';
import { firstOrders } from './factories/first-orders';
import { type FirstRequest, firstRequests } from './factories/first-requests';
import { firstSubscribers } from './factories/first-subscribers';
import {
  furtherMessages,
  furtherOrders,
  furtherRequests,
  furtherSubscribers,
} from './factories/further-enquiries';
import { furtherProducts } from './factories/further-products';
import { withLongTexts } from './factories/long-texts';
import type { Scenario, Scenarios } from './scenarios';

/** Products and submissions of each kind that `large-catalogue` adds. */
const largeCount = 5000;

/** Scenarios that change the data; all others only change how the server responds. */
const dataScenarios: readonly Scenario[] = [
  'empty',
  'one-product',
  'large-catalogue',
  'out-of-stock',
  'long-texts',
];

/** Scenarios with the same data have the same name. */
export const getDataName = (scenarios: Scenarios): string =>
  ['demo', ...dataScenarios.filter((name) => scenarios.has(name))].join(',');

/** Row in the `notes` table of a filled database. */
const filledNote = 'mock-data';

/** A database that was filled before it was saved is left as it is. */
export async function fillDatabase(
  database: Knex,
  scenarios: Scenarios,
  options: InboxOptions,
): Promise<void> {
  if (await database('notes').where({ name: filledNote }).first()) return;
  // Orders first: they must outlive the products that are deleted next.
  await addSubmissions(database, scenarios, options);
  await changeProducts(database, scenarios);
  await database('notes').insert({ name: filledNote, value: options.now.toISOString() });
}

/** With several size scenarios, the smallest wins. */
export async function changeProducts(database: Knex, scenarios: Scenarios): Promise<void> {
  if (scenarios.has('empty')) {
    await database('products').delete();
  } else if (scenarios.has('one-product')) {
    const [first] = demoProducts;
    await database('products')
      .whereNot({ id: first?.id ?? 0 })
      .delete();
  } else if (scenarios.has('large-catalogue')) {
    await addProducts(database);
  }
  if (scenarios.has('out-of-stock')) {
    await database('products').update({ in_stock: false, quantity_available: 0 });
  }
  if (scenarios.has('long-texts')) await lengthenTexts(database);
}

async function addProducts(database: Knex): Promise<void> {
  const models = demoProducts.filter((product) => product.images.length > 0);
  const further = furtherProducts(largeCount, models).map(toNewProduct);
  await database.transaction((trx) => insertProducts(trx, further));
}

const toNewProduct = ({ images: names, imageUrl = '', ...facts }: DemoProduct): NewProduct => ({
  ...facts,
  typedImageUrl: imageUrl,
  imageFileIds: names.map(getDemoImageId),
});

function getDemoImageId(name: string): string {
  const image = demoImages.find((candidate) => candidate.name === name);
  if (!image) throw new Error(`There is no demo image '${name}'.`);
  return image.id;
}

async function lengthenTexts(database: Knex): Promise<void> {
  for (const product of demoProducts) {
    const { translations, ...long } = withLongTexts(product);
    const { product_id, language: _, ...english } = translationRow(product.id, long);
    await database('products').where({ id: product_id }).update(english);
    if (!translations.es) continue;
    const { product_id: id, language, ...spanish } = translationRow(product.id, translations.es);
    await database('product_translations').where({ product_id: id, language }).update(spanish);
  }
}

interface InboxOptions {
  readonly now: Date;
  readonly isInUse: boolean;
}

export async function addSubmissions(
  database: Knex,
  scenarios: Scenarios,
  { now, isInUse }: InboxOptions,
): Promise<void> {
  if (scenarios.has('empty')) return;
  const further = scenarios.has('large-catalogue') ? largeCount : 0;
  if (further > 0 || isInUse)
    await insertSubmissions(database, buildSubmissions(now, further, isInUse));
}

function buildSubmissions(now: Date, further: number, isInUse: boolean): MockSubmissions {
  const requests = isInUse ? firstRequests(now) : [];
  return {
    messages: numbered([...furtherMessages(further), ...(isInUse ? firstMessages(now) : [])]),
    requests: numbered([
      ...furtherRequests(further),
      ...requests.map(({ imageNames: _, ...request }) => request),
    ]),
    orders: numbered([
      ...furtherOrders(further, demoProducts),
      ...(isInUse ? firstOrders(now) : []),
    ]),
    subscribers: numbered([
      ...furtherSubscribers(further),
      ...(isInUse ? firstSubscribers(now) : []),
    ]),
    photos: buildPhotoRows(requests, further),
  };
}

/** The documented number on the dashboard. */
const visitorsToday = 45;

export async function addVisitors(database: Knex, now: Date): Promise<void> {
  const day = dayInShop(now);
  await database('visitor_salts').insert({ day, salt: 'mock' }).onConflict('day').ignore();
  const visitors = Array.from({ length: visitorsToday }, (_, at) => ({ day, hash: `mock-${at}` }));
  await database('visitors').insert(visitors).onConflict(['day', 'hash']).ignore();
}

const numbered = <Row>(rows: readonly Row[]): (Row & { readonly id: number })[] =>
  rows.map((row, at) => ({ ...row, id: at + 1 }));

const buildPhotoRows = (requests: readonly FirstRequest[], others: number): MockRequestPhoto[] =>
  requests.flatMap(({ imageNames }, at) =>
    imageNames.map((imageName, position) => ({
      id: getDemoImageId(imageName),
      requestId: others + at + 1,
      position,
    })),
  );
