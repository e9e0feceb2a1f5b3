import * as v from 'valibot';

/*
 * Schemas of the structured data types in use: properties required by schema.org and Google's rich results, and
 * `optional` ones. Any other property is an error.
 */

const matching = (pattern: RegExp, what: string) =>
  v.pipe(v.string(), v.regex(pattern, `must be ${what}`));

const text = matching(/^\S(.*\S)?$/s, 'a text, without space around it');
const address = v.pipe(
  matching(/^https?:\/\/[^\s/]+(\/\S*)?$/, 'an absolute URL'),
  v.url('must be an absolute URL'),
);
const date = v.pipe(v.string(), v.isoDate('must be a date such as 2026-01-31'));
const time = v.pipe(v.string(), v.isoTime('must be a time such as 11:00'));
const duration = matching(
  /^P(?!$)(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+S)?)?$/,
  'a duration such as PT30M',
);
const price = v.union(
  [v.pipe(v.number(), v.minValue(0)), matching(/^\d+(\.\d{1,2})?$/, 'a price')],
  'must be a price such as 9.99',
);
const currency = matching(/^[A-Z]{3}$/, 'a currency such as USD');
const country = matching(/^[A-Z]{2}$/, 'a country such as US');
const telephone = matching(/^\+\d{7,15}$/, 'a number that can be dialled from anywhere');
const wholeDays = v.pipe(v.number(), v.integer(), v.minValue(0));
const position = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A member of a schema.org enumeration, by URL. */
const enumeration = (...names: readonly string[]) =>
  v.picklist(
    names.map((name) => `https://schema.org/${name}`),
    'must be a schema.org URL',
  );

const maybe = <Value extends v.GenericSchema>(value: Value) => v.optional(value);
const some = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'must not be empty'));

/** With positions from 1. */
const numbered = <Item extends v.GenericSchema<{ position: number }>>(item: Item, least: number) =>
  v.pipe(
    v.array(item),
    v.minLength(least, `must be at least ${least}`),
    v.check(
      (items) => items.every((one, at) => one.position === at + 1),
      'must have positions from 1 up',
    ),
  );

const thing = <Type extends string, Properties extends v.ObjectEntries>(
  type: Type,
  properties: Properties,
) => v.strictObject({ '@type': v.literal(type), '@id': maybe(address), ...properties });

const area = v.variant('@type', [
  thing('City', { name: text }),
  thing('AdministrativeArea', { name: text }),
]);
const place = v.variant('@type', [
  thing('Place', { name: text, containedInPlace: maybe(area) }),
  thing('City', { name: text, containedInPlace: maybe(area) }),
]);
const organization = thing('Organization', { name: text, url: maybe(address) });
const brand = thing('Brand', { name: text });

const postalAddress = thing('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: matching(/^\d{5}$/, 'a postal code'),
  addressCountry: country,
});

const openingHours = thing('OpeningHoursSpecification', {
  dayOfWeek: some(
    enumeration('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
  ),
  opens: time,
  closes: time,
});

const localBusiness = <Type extends string>(type: Type) =>
  thing(type, {
    additionalType: maybe(address),
    name: text,
    description: text,
    url: address,
    image: address,
    logo: maybe(address),
    telephone,
    email: maybe(v.pipe(v.string(), v.email())),
    address: postalAddress,
    geo: maybe(
      thing('GeoCoordinates', {
        latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    ),
    hasMap: maybe(address),
    openingHoursSpecification: openingHours,
    servesCuisine: maybe(text),
    priceRange: maybe(matching(/^\${1,4}$/, 'one to four dollar signs')),
    areaServed: maybe(some(place)),
    currenciesAccepted: maybe(currency),
    sameAs: maybe(some(address)),
  });

const days = v.pipe(
  thing('QuantitativeValue', {
    minValue: wholeDays,
    maxValue: wholeDays,
    unitCode: v.literal('DAY'),
  }),
  v.check(({ minValue, maxValue }) => minValue <= maxValue, 'must not end before it begins'),
);

const shippingDetails = thing('OfferShippingDetails', {
  shippingRate: thing('MonetaryAmount', { value: price, currency }),
  shippingDestination: thing('DefinedRegion', { addressCountry: country }),
  deliveryTime: thing('ShippingDeliveryTime', { handlingTime: days, transitTime: days }),
});

const returnPolicy = thing('MerchantReturnPolicy', {
  applicableCountry: country,
  returnPolicyCategory: enumeration('MerchantReturnNotPermitted'),
});

const website = thing('WebSite', {
  name: text,
  url: address,
  inLanguage: maybe(some(matching(/^(en|es)$/, 'a language of the shop'))),
  publisher: maybe(v.strictObject({ '@id': address })),
});

const offer = thing('Offer', {
  url: address,
  price,
  priceCurrency: currency,
  availability: enumeration('InStock', 'OutOfStock', 'LimitedAvailability', 'PreOrder', 'SoldOut'),
  seller: maybe(organization),
  shippingDetails: maybe(shippingDetails),
  hasMerchantReturnPolicy: maybe(returnPolicy),
});

const product = thing('Product', {
  name: text,
  description: text,
  image: v.union([address, some(address)]),
  sku: maybe(text),
  brand,
  offers: offer,
});

const breadcrumbList = thing('BreadcrumbList', {
  itemListElement: numbered(thing('ListItem', { position, name: text, item: address }), 2),
});

const question = thing('Question', {
  name: text,
  url: maybe(address),
  acceptedAnswer: thing('Answer', { text, url: maybe(address) }),
});

const faqPage = thing('FAQPage', {
  url: maybe(address),
  inLanguage: maybe(text),
  mainEntity: some(question),
});

const step = thing('HowToStep', {
  position: maybe(position),
  name: maybe(text),
  text,
  url: maybe(address),
  image: maybe(address),
});

const recipe = thing('Recipe', {
  name: text,
  image: v.union([address, some(address)]),
  url: maybe(address),
  inLanguage: maybe(text),
  description: text,
  author: v.union([organization, thing('Person', { name: text })]),
  datePublished: date,
  prepTime: duration,
  cookTime: maybe(duration),
  totalTime: maybe(duration),
  recipeYield: text,
  recipeCategory: text,
  recipeCuisine: text,
  keywords: text,
  recipeIngredient: some(text),
  recipeInstructions: some(step),
});

/** A top-level type. */
const block = <Entries extends v.ObjectEntries>({ entries }: { readonly entries: Entries }) =>
  v.strictObject({ '@context': v.literal('https://schema.org'), ...entries });

const blocks = v.variant('@type', [
  block(localBusiness('LocalBusiness')),
  block(localBusiness('FoodEstablishment')),
  block(website),
  block(product),
  block(breadcrumbList),
  block(faqPage),
  block(recipe),
]);

/** One message per error; empty when valid. */
export function findStructuredDataErrors(data: unknown): string[] {
  const { issues = [] } = v.safeParse(blocks, data);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'The block'}: ${issue.message}`);
}
