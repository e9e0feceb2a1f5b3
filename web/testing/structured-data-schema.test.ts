import { describe, expect, test } from 'vitest';
import { findStructuredDataErrors } from './structured-data-schema';

const context = { '@context': 'https://schema.org' };

const offer = {
  '@type': 'Offer',
  url: 'https://shop.example/product/1',
  price: '85.00',
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
};

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const shippingDetails = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 9.99, currency: 'USD' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(1, 3),
    transitTime: days(2, 5),
  },
};

const product = {
  ...context,
  '@type': 'Product',
  name: 'A board',
  description: 'Cheese and figs.',
  image: 'https://shop.example/board.jpg',
  brand: { '@type': 'Brand', name: 'The shop' },
  offers: { ...offer, shippingDetails },
};

const steps = (...positions: readonly number[]) => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: positions.map((position) => ({
    '@type': 'ListItem',
    position,
    name: `Step ${position}`,
    item: 'https://shop.example/',
  })),
});

const question = {
  '@type': 'Question',
  name: 'How early?',
  acceptedAnswer: { '@type': 'Answer', text: 'Four days.' },
};
const questions = { ...context, '@type': 'FAQPage', mainEntity: [question] };

const recipe = {
  ...context,
  '@type': 'Recipe',
  name: 'A board',
  image: ['https://shop.example/board.jpg'],
  description: 'Cheese and figs.',
  author: { '@type': 'Organization', name: 'The shop' },
  datePublished: '2023-11-10',
  prepTime: 'PT30M',
  recipeYield: '6-8 servings',
  recipeCategory: 'Appetizer',
  recipeCuisine: 'Mediterranean',
  keywords: 'cheese, figs',
  recipeIngredient: ['8 oz brie'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Begin with the cheese.' }],
};

const business = {
  ...context,
  '@type': 'FoodEstablishment',
  name: 'The shop',
  description: 'Boards.',
  url: 'https://shop.example/',
  image: 'https://shop.example/shop.jpg',
  telephone: '+13235550142',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'York Boulevard',
    addressLocality: 'Los Angeles',
    addressRegion: 'CA',
    postalCode: '90042',
    addressCountry: 'US',
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['https://schema.org/Sunday'],
    opens: '11:00',
    closes: '19:00',
  },
};

const { name: _, ...nameless } = product;
const { acceptedAnswer: __, ...unanswered } = question;
const withOffer = (change: object) => ({ ...product, offers: { ...offer, ...change } });
const withOpeningHours = (change: object) => ({
  ...business,
  openingHoursSpecification: { ...business.openingHoursSpecification, ...change },
});

test.each([product, steps(1, 2, 3), questions, recipe, business])(
  'findStructuredDataErrors returns nothing for a valid $@type',
  (data) => {
    expect(findStructuredDataErrors(data)).toEqual([]);
  },
);

describe('findStructuredDataErrors finds', () => {
  test.each<[what: string, data: unknown, error: RegExp]>([
    ['a string instead of an object', 'Product', /^The block/],
    ['a missing @context', { ...product, '@context': undefined }, /^@context/],
    ['an unknown type', { ...product, '@type': 'Board' }, /^@type/],
    ['a nested object of another type', { ...product, brand: { ...offer } }, /^brand\.@type/],
    ['a missing property', nameless, /^name/],
    ['an unknown property', { ...product, color: 'red' }, /^color/],
    ['an empty text', { ...product, description: '' }, /^description.*a text/],
    ['a text of whitespace', { ...product, name: ' ' }, /^name.*a text/],
    ['a number instead of a text', { ...product, name: 7 }, /^name/],
    ['a relative URL', { ...product, image: '/board.jpg' }, /^image.*absolute/],
    ['a data: URL', { ...product, image: 'data:image/png,x' }, /^image.*absolute/],
    ['a price with a currency sign', withOffer({ price: '$85' }), /^offers\.price.*a price/],
    ['a negative price', withOffer({ price: -1 }), /^offers\.price/],
    [
      'a currency name instead of its code',
      withOffer({ priceCurrency: 'dollars' }),
      /^offers\.priceCurrency/,
    ],
    [
      'an enumeration member without its URL',
      withOffer({ availability: 'InStock' }),
      /availability/,
    ],
    [
      'a range of days that ends before it begins',
      withOffer({
        shippingDetails: {
          ...shippingDetails,
          deliveryTime: { ...shippingDetails.deliveryTime, transitTime: days(5, 2) },
        },
      }),
      /transitTime.*before/,
    ],
    ['positions from zero', steps(0, 1), /^itemListElement/],
    ['positions with a gap', steps(1, 3), /^itemListElement.*from 1 up/],
    ['a breadcrumb list with one item', steps(1), /^itemListElement.*at least 2/],
    ['a question without an answer', { ...questions, mainEntity: [unanswered] }, /acceptedAnswer/],
    ['an FAQ without questions', { ...questions, mainEntity: [] }, /^mainEntity/],
    ['a duration in words', { ...recipe, prepTime: '30 minutes' }, /^prepTime.*duration/],
    ['an empty duration', { ...recipe, prepTime: 'PT' }, /^prepTime/],
    ['a date that is not ISO 8601', { ...recipe, datePublished: '11/10/2023' }, /^datePublished/],
    [
      'recipe steps that are strings',
      { ...recipe, recipeInstructions: ['Begin.'] },
      /recipeInstructions/,
    ],
    ['a day without its URL', withOpeningHours({ dayOfWeek: ['Sunday'] }), /dayOfWeek/],
    ['a time in 12-hour format', withOpeningHours({ opens: '11 am' }), /opens.*a time/],
    ['a phone number without country code', { ...business, telephone: '555-0142' }, /^telephone/],
  ])('%s', (_what, data, error) => {
    expect(findStructuredDataErrors(data)).toContainEqual(expect.stringMatching(error));
  });
});
