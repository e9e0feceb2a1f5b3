import type { Knex } from 'knex';
import { toShopDate } from '#contract/core/dates';
import { demoImages } from '#demo/images';
import { type DemoProduct, products as demoProducts } from '#demo/products';
import { insertProducts, type NewProduct } from '../api/catalog/new-product';
import { toTranslationRow } from '../api/catalog/product-write-columns';
import { buildFullDayOrders } from './factories/full-day-orders';
import { generateProducts } from './factories/generate-products';
import {
  generateInquiries,
  generateMessages,
  generateOrders,
  generateRequests,
  generateSubscribers,
} from './factories/generate-submissions';
import { buildLargeOrders } from './factories/large-orders';
import { lengthenProductTexts } from './factories/lengthen-product-texts';
import { buildSampleInquiries, type SampleInquiry } from './factories/sample-inquiries';
import { buildSampleMessages } from './factories/sample-messages';
import { buildSampleOrders } from './factories/sample-orders';
import { buildSampleRequests, type SampleRequest } from './factories/sample-requests';
import { buildSampleSubscribers } from './factories/sample-subscribers';
import type { WithoutId } from './factories/timestamps';
import { getMockAccessKey } from './mock-access-key';
import {
  insertSubmissions,
  type MockInquiryPhoto,
  type MockOrder,
  type MockRequestPhoto,
  type MockSubmissions,
} from './mock-submissions';
import type { Recording } from './recordings/recording';
import { restoreRecording } from './recordings/restore-recording';
import type { Scenario, Scenarios } from './scenarios';

/** Products and submissions of each kind that `large-catalogue` adds. */
const largeScenarioSize = 5000;

/** Fewer, because every test with `large-catalogue` waits for them. */
const largeInquiryCount = 500;

/** Scenarios that change the data; all others only change how the server responds. */
const dataScenarios: readonly Scenario[] = [
  'empty',
  'one-product',
  'large-catalogue',
  'out-of-stock',
  'long-texts',
  'full-day',
  'large-order',
];

/**
 * Scenarios with the same data have the same name. `day` is the day of the sample data, if it is not today: it stays the
 * same while the clock moves within that day.
 */
export const getDataName = (scenarios: Scenarios, day?: string): string =>
  [
    'demo',
    ...[...scenarios].filter((name) => name.startsWith('recorded:')),
    ...dataScenarios.filter((name) => scenarios.has(name)),
    ...(day === undefined ? [] : [day]),
  ].join(',');

/** Row in the `notes` table of a filled database. */
const filledMarker = 'mock-data';

/** Resolves to false if the database was filled before it was saved; it is left as it is. */
export async function fillDatabase(
  database: Knex,
  scenarios: Scenarios,
  options: InboxOptions & { readonly recording?: Recording | undefined },
): Promise<boolean> {
  if (await database('notes').where({ name: filledMarker }).first()) return false;
  // Orders first: they must outlive the products that are deleted next.
  if (options.recording) await restoreRecording(database, options.recording);
  else await addSubmissions(database, scenarios, options);
  await applyProductScenarios(database, scenarios);
  await database('notes').insert({ name: filledMarker, value: options.now.toISOString() });
  return true;
}

/** With several size scenarios, the smallest wins. */
export async function applyProductScenarios(database: Knex, scenarios: Scenarios): Promise<void> {
  if (scenarios.has('empty')) {
    await database('products').delete();
  } else if (scenarios.has('one-product')) {
    const [firstProduct] = demoProducts;
    await database('products')
      .whereNot({ id: firstProduct?.id ?? 0 })
      .delete();
  } else if (scenarios.has('large-catalogue')) {
    await addProducts(database);
  }
  if (scenarios.has('out-of-stock')) {
    await database('products').update({ in_stock: false, quantity_available: 0 });
  }
  if (scenarios.has('long-texts')) await lengthenDemoTexts(database);
}

async function addProducts(database: Knex): Promise<void> {
  const templates = demoProducts.filter((product) => product.images.length > 0);
  const generatedProducts = generateProducts(largeScenarioSize, templates).map(toNewProduct);
  await database.transaction((trx) => insertProducts(trx, generatedProducts));
}

const toNewProduct = ({ images: names, imageUrl = '', ...fields }: DemoProduct): NewProduct => ({
  ...fields,
  typedImageUrl: imageUrl,
  imageFileIds: names.map(getDemoImageId),
});

function getDemoImageId(name: string): string {
  const image = demoImages.find((candidate) => candidate.name === name);
  if (!image) throw new Error(`There is no demo image '${name}'.`);
  return image.id;
}

async function lengthenDemoTexts(database: Knex): Promise<void> {
  for (const product of demoProducts) {
    const { translations, ...longFields } = lengthenProductTexts(product);
    const { product_id, language: _, ...english } = toTranslationRow(product.id, longFields);
    await database('products').where({ id: product_id }).update(english);
    if (!translations.es) continue;
    const { product_id: id, language, ...spanish } = toTranslationRow(product.id, translations.es);
    await database('product_translations').where({ product_id: id, language }).update(spanish);
  }
}

interface InboxOptions {
  readonly now: Date;
  readonly hasSampleSubmissions: boolean;
}

export async function addSubmissions(
  database: Knex,
  scenarios: Scenarios,
  { now, hasSampleSubmissions }: InboxOptions,
): Promise<void> {
  if (scenarios.has('empty')) return;
  await insertSubmissions(database, buildSubmissions(scenarios, { now, hasSampleSubmissions }));
}

function buildSubmissions(
  scenarios: Scenarios,
  { now, hasSampleSubmissions }: InboxOptions,
): MockSubmissions {
  const generatedCount = scenarios.has('large-catalogue') ? largeScenarioSize : 0;
  const generatedInquiryCount = scenarios.has('large-catalogue') ? largeInquiryCount : 0;
  const requests = hasSampleSubmissions ? buildSampleRequests(now) : [];
  const inquiries = hasSampleSubmissions ? buildSampleInquiries(now) : [];
  return {
    messages: assignIds([
      ...generateMessages(generatedCount),
      ...(hasSampleSubmissions ? buildSampleMessages(now) : []),
    ]),
    requests: assignIds([
      ...generateRequests(generatedCount),
      ...requests.map(({ imageNames: _, ...request }) => request),
    ]),
    inquiries: assignIds([
      ...generateInquiries(generatedInquiryCount),
      ...inquiries.map(({ imageNames: _, ...inquiry }) => inquiry),
    ]),
    orders: addAccessKeys(
      assignIds([
        ...generateOrders(generatedCount, demoProducts),
        ...buildDatedOrders(scenarios, { now, hasSampleSubmissions }),
      ]),
    ),
    subscribers: assignIds([
      ...generateSubscribers(generatedCount),
      ...(hasSampleSubmissions ? buildSampleSubscribers(now) : []),
    ]),
    photos: buildPhotoRows(requests, generatedCount),
    inquiryPhotos: buildInquiryPhotoRows(inquiries, generatedInquiryCount),
  };
}

/** Orders whose days are relative to `now`. Oldest first. */
function buildDatedOrders(
  scenarios: Scenarios,
  { now, hasSampleSubmissions }: InboxOptions,
): WithoutId<MockOrder>[] {
  const orders = [
    ...(hasSampleSubmissions ? buildSampleOrders(now) : []),
    ...(scenarios.has('large-order') ? buildLargeOrders(now) : []),
  ];
  const fillingOrders = scenarios.has('full-day') ? buildFullDayOrders(now, orders) : [];
  return [...fillingOrders, ...orders].toSorted(
    (a, b) => Date.parse(a.receivedAt) - Date.parse(b.receivedAt),
  );
}

const addAccessKeys = (orders: readonly MockOrder[]): MockOrder[] =>
  orders.map((order) => ({
    ...order,
    details: { ...order.details, accessKey: getMockAccessKey(order.id) },
  }));

/** The documented number on the dashboard. */
const visitorsToday = 45;

export async function addVisitors(database: Knex, now: Date): Promise<void> {
  const day = toShopDate(now);
  await database('visitor_salts').insert({ day, salt: 'mock' }).onConflict('day').ignore();
  const visitors = Array.from({ length: visitorsToday }, (_, index) => ({
    day,
    hash: `mock-${index}`,
  }));
  await database('visitors').insert(visitors).onConflict(['day', 'hash']).ignore();
}

const assignIds = <Row>(rows: readonly Row[]): (Row & { readonly id: number })[] =>
  rows.map((row, index) => ({ ...row, id: index + 1 }));

const buildPhotoRows = (
  requests: readonly SampleRequest[],
  previousRequestCount: number,
): MockRequestPhoto[] =>
  requests.flatMap(({ imageNames }, index) =>
    imageNames.map((imageName, position) => ({
      id: getDemoImageId(imageName),
      requestId: previousRequestCount + index + 1,
      position,
    })),
  );

const buildInquiryPhotoRows = (
  inquiries: readonly SampleInquiry[],
  previousInquiryCount: number,
): MockInquiryPhoto[] =>
  inquiries.flatMap(({ imageNames }, index) =>
    imageNames.map((imageName, position) => ({
      id: getDemoImageId(imageName),
      inquiryId: previousInquiryCount + index + 1,
      position,
    })),
  );
