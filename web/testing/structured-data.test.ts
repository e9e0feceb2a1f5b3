import { describe, expect, test } from 'vitest';
import { faultsIn } from './structured-data';

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
const selling = (change: object) => ({ ...product, offers: { ...offer, ...change } });
const open = (change: object) => ({
  ...business,
  openingHoursSpecification: { ...business.openingHoursSpecification, ...change },
});

test.each([product, steps(1, 2, 3), questions, recipe, business])(
  'sound data of the type $@type is without a fault',
  (data) => {
    expect(faultsIn(data)).toEqual([]);
  },
);

describe('a fault is found in', () => {
  test.each<[what: string, data: unknown, fault: RegExp]>([
    ['what is no block at all', 'Product', /^The block/],
    ['a block without the vocabulary', { ...product, '@context': undefined }, /^@context/],
    ['an unknown type', { ...product, '@type': 'Board' }, /^@type/],
    ['a part of another type', { ...product, brand: { ...offer } }, /^brand\.@type/],
    ['a property that is missing', nameless, /^name/],
    ['a property that does not exist', { ...product, colour: 'red' }, /^colour/],
    ['an empty text', { ...product, description: '' }, /^description.*a text/],
    ['a text of spaces', { ...product, name: ' ' }, /^name.*a text/],
    ['a number in place of a text', { ...product, name: 7 }, /^name/],
    ['an address without its origin', { ...product, image: '/board.jpg' }, /^image.*absolute/],
    ['an address of another kind', { ...product, image: 'data:image/png,x' }, /^image.*absolute/],
    ['a price with its sign', selling({ price: '$85' }), /^offers\.price.*a price/],
    ['a price below nothing', selling({ price: -1 }), /^offers\.price/],
    ['a currency by its name', selling({ priceCurrency: 'dollars' }), /^offers\.priceCurrency/],
    ['an enumeration by its bare name', selling({ availability: 'InStock' }), /availability/],
    [
      'days that end before they begin',
      selling({
        shippingDetails: {
          ...shippingDetails,
          deliveryTime: { ...shippingDetails.deliveryTime, transitTime: days(5, 2) },
        },
      }),
      /transitTime.*before/,
    ],
    ['positions from zero', steps(0, 1), /^itemListElement/],
    ['positions with a gap', steps(1, 3), /^itemListElement.*from 1 up/],
    ['a trail of one', steps(1), /^itemListElement.*at least 2/],
    ['a question without an answer', { ...questions, mainEntity: [unanswered] }, /acceptedAnswer/],
    ['no questions', { ...questions, mainEntity: [] }, /^mainEntity/],
    ['a duration in words', { ...recipe, prepTime: '30 minutes' }, /^prepTime.*duration/],
    ['a duration of nothing', { ...recipe, prepTime: 'PT' }, /^prepTime/],
    ['a date the other way round', { ...recipe, datePublished: '11/10/2023' }, /^datePublished/],
    ['steps that are texts', { ...recipe, recipeInstructions: ['Begin.'] }, /recipeInstructions/],
    ['a bare day', open({ dayOfWeek: ['Sunday'] }), /dayOfWeek/],
    ['a time as it is spoken', open({ opens: '11 am' }), /opens.*a time/],
    ['a number that is not international', { ...business, telephone: '555-0142' }, /^telephone/],
  ])('%s', (_what, data, fault) => {
    expect(faultsIn(data)).toContainEqual(expect.stringMatching(fault));
  });
});
