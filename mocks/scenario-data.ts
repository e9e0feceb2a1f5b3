import type { Knex } from 'knex';
import { photographs } from '#demo/photographs';
import { type DemoProduct, products as demoProducts } from '#demo/products';
import { insertProducts, type NewProduct } from '../api/catalogue/new-product';
import { translationRow } from '../api/catalogue/product-columns';
import { type Enquiries, insertEnquiries, type PhotoRow } from './enquiry-rows';
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
import type { Scenarios } from './scenarios';

/** Products, and submissions of each kind, that `large-catalogue` adds. */
const largeCount = 5000;

/** Changes the products of the demo shop as the scenarios want them; of two sizes the smaller one counts. */
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
  const models = demoProducts.filter((product) => product.photographs.length > 0);
  const further = furtherProducts(largeCount, models).map(toNewProduct);
  await database.transaction((trx) => insertProducts(trx, further));
}

const toNewProduct = ({
  photographs: names,
  imageUrl = '',
  ...facts
}: DemoProduct): NewProduct => ({
  ...facts,
  typedImageUrl: imageUrl,
  pictures: names.map(demoPictureId),
});

/** The media file of a demo photograph, by the photograph's name. */
function demoPictureId(name: string): string {
  const photograph = photographs.find((candidate) => candidate.name === name);
  if (!photograph) throw new Error(`The demo shop has no photograph '${name}'.`);
  return photograph.id;
}

async function lengthenTexts(database: Knex): Promise<void> {
  for (const product of demoProducts) {
    const { translations, ...long } = withLongTexts(product);
    const {
      product_id,
      language: _,
      ...english
    } = translationRow(product.id, {
      ...long,
      materials: long.materials ?? undefined,
      servingSize: long.servingSize ?? undefined,
      allergens: long.allergens ?? undefined,
      perfectFor: long.perfectFor ?? undefined,
      priceTiers: long.priceTiers ?? undefined,
      ingredients: long.ingredients ?? undefined,
    });
    await database('products').where({ id: product_id }).update(english);
    if (!translations.es) continue;
    const { product_id: id, language, ...spanish } = translationRow(product.id, translations.es);
    await database('product_translations').where({ product_id: id, language }).update(spanish);
  }
}

/** Fills the inbox of a shop, as if it had been open for a while; 'empty' leaves it empty. */
export async function addEnquiries(database: Knex, scenarios: Scenarios, now: Date): Promise<void> {
  if (scenarios.has('empty')) return;
  await insertEnquiries(database, enquiriesBefore(now, isLarge(scenarios) ? largeCount : 0));
}

const isLarge = (scenarios: Scenarios): boolean =>
  scenarios.has('large-catalogue') && !scenarios.has('one-product');

/** What was sent before, the invented many first. */
function enquiriesBefore(now: Date, further: number): Enquiries {
  const requests = firstRequests(now);
  return {
    messages: numbered([...furtherMessages(further), ...firstMessages(now)]),
    requests: numbered([
      ...furtherRequests(further),
      ...requests.map(({ pictures: _, ...request }) => request),
    ]),
    orders: numbered([...furtherOrders(further, demoProducts), ...firstOrders(now)]),
    subscribers: numbered([...furtherSubscribers(further), ...firstSubscribers(now)]),
    photos: photosOf(requests, further),
  };
}

const numbered = <Row>(rows: readonly Row[]): (Row & { readonly id: number })[] =>
  rows.map((row, at) => ({ ...row, id: at + 1 }));

/** The demo photographs that requests brought, whose numbers come after so many others. */
const photosOf = (requests: readonly FirstRequest[], others: number): PhotoRow[] =>
  requests.flatMap(({ pictures }, at) =>
    pictures.map((picture, position) => ({
      id: demoPictureId(picture),
      requestId: others + at + 1,
      position,
    })),
  );
