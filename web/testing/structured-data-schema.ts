import * as v from 'valibot';

/*
 * Schemas of the structured data types in use: properties required by schema.org and Google's rich results, and
 * `optional` ones. Any other property is an error.
 */

const matchPattern = (pattern: RegExp, description: string) =>
  v.pipe(v.string(), v.regex(pattern, `must be ${description}`));

const text = matchPattern(/^\S(.*\S)?$/s, 'a text, without space around it');
const absoluteUrl = v.pipe(
  matchPattern(/^https?:\/\/[^\s/]+(\/\S*)?$/, 'an absolute URL'),
  v.url('must be an absolute URL'),
);
const date = v.pipe(v.string(), v.isoDate('must be a date such as 2026-01-31'));
const time = v.pipe(v.string(), v.isoTime('must be a time such as 11:00'));
const duration = matchPattern(
  /^P(?!$)(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+S)?)?$/,
  'a duration such as PT30M',
);
const price = v.union(
  [v.pipe(v.number(), v.minValue(0)), matchPattern(/^\d+(\.\d{1,2})?$/, 'a price')],
  'must be a price such as 9.99',
);
const currency = matchPattern(/^[A-Z]{3}$/, 'a currency such as USD');
const country = matchPattern(/^[A-Z]{2}$/, 'a country such as US');
const telephone = matchPattern(/^\+\d{7,15}$/, 'a number that can be dialled from anywhere');
const dayCount = v.pipe(v.number(), v.integer(), v.minValue(0));
const position = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A member of a schema.org enumeration, by URL. */
const enumeration = (...names: readonly string[]) =>
  v.picklist(
    names.map((name) => `https://schema.org/${name}`),
    'must be a schema.org URL',
  );

const optional = <Value extends v.GenericSchema>(value: Value) => v.optional(value);
const nonEmptyArray = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'must not be empty'));

/** With positions from 1. */
const numberedArray = <Item extends v.GenericSchema<{ position: number }>>(
  item: Item,
  minLength: number,
) =>
  v.pipe(
    v.array(item),
    v.minLength(minLength, `must be at least ${minLength}`),
    v.check(
      (items) => items.every((entry, at) => entry.position === at + 1),
      'must have positions from 1 up',
    ),
  );

const schemaType = <Type extends string, Properties extends v.ObjectEntries>(
  type: Type,
  properties: Properties,
) => v.strictObject({ '@type': v.literal(type), '@id': optional(absoluteUrl), ...properties });

const area = v.variant('@type', [
  schemaType('City', { name: text }),
  schemaType('AdministrativeArea', { name: text }),
]);
const place = v.variant('@type', [
  schemaType('Place', { name: text, containedInPlace: optional(area) }),
  schemaType('City', { name: text, containedInPlace: optional(area) }),
]);
const organization = schemaType('Organization', { name: text, url: optional(absoluteUrl) });
const brand = schemaType('Brand', { name: text });

const postalAddress = schemaType('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: matchPattern(/^\d{5}$/, 'a postal code'),
  addressCountry: country,
});

const openingHours = schemaType('OpeningHoursSpecification', {
  dayOfWeek: nonEmptyArray(
    enumeration('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
  ),
  opens: time,
  closes: time,
});

const localBusiness = <Type extends string>(type: Type) =>
  schemaType(type, {
    additionalType: optional(absoluteUrl),
    name: text,
    description: text,
    url: absoluteUrl,
    image: absoluteUrl,
    logo: optional(absoluteUrl),
    telephone,
    email: optional(v.pipe(v.string(), v.email())),
    address: postalAddress,
    geo: optional(
      schemaType('GeoCoordinates', {
        latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    ),
    hasMap: optional(absoluteUrl),
    openingHoursSpecification: openingHours,
    servesCuisine: optional(text),
    priceRange: optional(matchPattern(/^\${1,4}$/, 'one to four dollar signs')),
    areaServed: optional(nonEmptyArray(place)),
    currenciesAccepted: optional(currency),
    sameAs: optional(nonEmptyArray(absoluteUrl)),
  });

const days = v.pipe(
  schemaType('QuantitativeValue', {
    minValue: dayCount,
    maxValue: dayCount,
    unitCode: v.literal('DAY'),
  }),
  v.check(({ minValue, maxValue }) => minValue <= maxValue, 'must not end before it begins'),
);

const shippingDetails = schemaType('OfferShippingDetails', {
  shippingRate: schemaType('MonetaryAmount', { value: price, currency }),
  shippingDestination: schemaType('DefinedRegion', { addressCountry: country }),
  deliveryTime: schemaType('ShippingDeliveryTime', { handlingTime: days, transitTime: days }),
});

const returnPolicy = schemaType('MerchantReturnPolicy', {
  applicableCountry: country,
  returnPolicyCategory: enumeration('MerchantReturnNotPermitted'),
});

const website = schemaType('WebSite', {
  name: text,
  url: absoluteUrl,
  inLanguage: optional(nonEmptyArray(matchPattern(/^(en|es)$/, 'a language of the shop'))),
  publisher: optional(v.strictObject({ '@id': absoluteUrl })),
});

const availability = enumeration(
  'InStock',
  'OutOfStock',
  'LimitedAvailability',
  'PreOrder',
  'SoldOut',
);

const offer = schemaType('Offer', {
  name: optional(text),
  url: absoluteUrl,
  price,
  priceCurrency: currency,
  availability,
  seller: optional(organization),
  shippingDetails: optional(shippingDetails),
  hasMerchantReturnPolicy: optional(returnPolicy),
});

/** One offer for each option. */
const aggregateOffer = schemaType('AggregateOffer', {
  lowPrice: price,
  highPrice: price,
  priceCurrency: currency,
  offerCount: v.pipe(v.number(), v.integer(), v.minValue(2)),
  availability,
  offers: v.array(offer),
});

const product = schemaType('Product', {
  name: text,
  description: text,
  image: v.union([absoluteUrl, nonEmptyArray(absoluteUrl)]),
  sku: optional(text),
  brand,
  additionalProperty: optional(
    nonEmptyArray(
      schemaType('PropertyValue', {
        name: text,
        value: text,
        propertyID: optional(enumeration('VegetarianDiet', 'GlutenFreeDiet')),
      }),
    ),
  ),
  offers: v.variant('@type', [offer, aggregateOffer]),
});

const breadcrumbList = schemaType('BreadcrumbList', {
  itemListElement: numberedArray(
    schemaType('ListItem', { position, name: text, item: absoluteUrl }),
    2,
  ),
});

const question = schemaType('Question', {
  name: text,
  url: optional(absoluteUrl),
  acceptedAnswer: schemaType('Answer', { text, url: optional(absoluteUrl) }),
});

const faqPage = schemaType('FAQPage', {
  url: optional(absoluteUrl),
  inLanguage: optional(text),
  mainEntity: nonEmptyArray(question),
});

const step = schemaType('HowToStep', {
  position: optional(position),
  name: optional(text),
  text,
  url: optional(absoluteUrl),
  image: optional(absoluteUrl),
});

const recipe = schemaType('Recipe', {
  name: text,
  image: v.union([absoluteUrl, nonEmptyArray(absoluteUrl)]),
  url: optional(absoluteUrl),
  inLanguage: optional(text),
  description: text,
  author: v.union([organization, schemaType('Person', { name: text })]),
  datePublished: date,
  prepTime: duration,
  cookTime: optional(duration),
  totalTime: optional(duration),
  recipeYield: text,
  recipeCategory: text,
  recipeCuisine: text,
  keywords: text,
  recipeIngredient: nonEmptyArray(text),
  recipeInstructions: nonEmptyArray(step),
});

/** A top-level type. */
const toRootSchema = <Entries extends v.ObjectEntries>({
  entries,
}: {
  readonly entries: Entries;
}) => v.strictObject({ '@context': v.literal('https://schema.org'), ...entries });

const blocks = v.variant('@type', [
  toRootSchema(localBusiness('LocalBusiness')),
  toRootSchema(localBusiness('FoodEstablishment')),
  toRootSchema(website),
  toRootSchema(product),
  toRootSchema(breadcrumbList),
  toRootSchema(faqPage),
  toRootSchema(recipe),
]);

/** One message per error; empty when valid. */
export function findStructuredDataErrors(data: unknown): string[] {
  const { issues = [] } = v.safeParse(blocks, data);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'The block'}: ${issue.message}`);
}
