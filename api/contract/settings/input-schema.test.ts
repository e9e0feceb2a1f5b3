import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languages } from '../core/language';
import { getFieldErrors } from '../testing/field-errors';
import { shopSettingsInput } from './input-schema';
import { shopSettingsMessages as messages } from './messages';
import { defaultShopSettings } from './shop-settings';

const parse = (changes: object) =>
  v.parse(shopSettingsInput, { ...defaultShopSettings, ...changes });

const getErrors = (changes: object, language: (typeof languages)[number] = 'en') =>
  getFieldErrors(shopSettingsInput, { ...defaultShopSettings, ...changes }, language);

const [highlandPark, northeast, greater] = defaultShopSettings.deliveryAreas;

const collection = {
  title: { en: 'For your posada', es: 'Para tu posada' },
  orderBy: '2026-12-20',
  productIds: [2, 1],
};

describe('shopSettingsInput accepts', () => {
  test('a seasonal collection, with each product once', () => {
    const seasonalCollection = { ...collection, productIds: [2, 1, 2] };
    expect(parse({ seasonalCollection }).seasonalCollection).toEqual(collection);
  });

  test('the default settings, and sorts days and ZIP codes', () => {
    const parsed = parse({});
    expect(parsed.deliveryAreas[1]?.zipCodes).toEqual(['90026', '90039', '90041', '90065']);
    expect(parsed).toEqual({
      ...defaultShopSettings,
      openDays: ['Sunday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      deliveryAreas: expect.any(Array),
    });
  });

  test('numbers, amounts and ZIP codes that were typed as text', () => {
    const typed = {
      noticeHours: ' 48 ',
      shippingFee: '$12.5',
      maxOrdersPerDay: '',
      maxServingsPerDay: '120',
      deliveryAreas: [
        highlandPark,
        northeast,
        { ...greater, fee: '40', zipCodes: '91101, 91103\n' },
      ],
    };
    expect(parse(typed)).toMatchObject({
      noticeHours: 48,
      shippingFee: 12.5,
      maxOrdersPerDay: null,
      maxServingsPerDay: 120,
      deliveryAreas: [{}, {}, { fee: 40, zipCodes: ['91101', '91103'] }],
    });
  });

  test('closed dates of one year and of each year, sorted and without duplicates', () => {
    const closedDates = ['2026-12-24', '12-25', '02-29', '2026-12-24'];
    expect(parse({ closedDates }).closedDates).toEqual(['02-29', '12-25', '2026-12-24']);
  });

  test('rows of words that were typed as text', () => {
    const synonyms = ' palta,  avocado \n\nRosca = rosca de  reyes = kings’ cake\n';
    expect(parse({ synonyms }).synonyms).toEqual([
      ['palta', 'avocado'],
      ['Rosca', 'rosca de reyes', 'kings’ cake'],
    ]);
  });

  test('open days in any order, as days of the week from Sunday', () => {
    expect(parse({ openDays: ['Friday', 'Sunday', 'Friday'] }).openDays).toEqual([
      'Sunday',
      'Friday',
    ]);
  });
});

describe('shopSettingsInput rejects', () => {
  test('a closing time that is not after the opening time', () => {
    const pickup = { pickupFrom: '11:00', pickupTo: '11:00' };
    expect(getErrors({ closes: '11:00', ...pickup })).toMatchObject({
      closes: messages.closesBeforeOpening.en,
    });
  });

  test.each([
    [{ openDays: [] }, 'openDays', messages.openDays],
    [{ opens: '24:00' }, 'opens', messages.time],
    [{ closes: '7 pm' }, 'closes', messages.time],
    [{ pickupFrom: '14:00', pickupTo: '14:00' }, 'pickupTo', messages.pickupEndsBeforeStart],
    [{ pickupFrom: '10:59' }, 'pickupFrom', messages.pickupOutsideHours],
    [{ pickupTo: '19:01' }, 'pickupTo', messages.pickupOutsideHours],
    [{ noticeHours: 2161 }, 'noticeHours', messages.hours],
    [{ noticeHours: '' }, 'noticeHours', messages.hours],
    [{ largeEventNoticeHours: 1.5 }, 'largeEventNoticeHours', messages.hours],
    [{ cancellationHours: -1 }, 'cancellationHours', messages.hours],
    [{ minLargeEventGuests: 0 }, 'minLargeEventGuests', messages.guests],
    [{ maxOrdersPerDay: 0 }, 'maxOrdersPerDay', messages.capacity],
    [{ maxServingsPerDay: 10_001 }, 'maxServingsPerDay', messages.capacity],
    [{ maxServingsPerDay: 'many' }, 'maxServingsPerDay', messages.capacity],
    [{ depositPercent: 101 }, 'depositPercent', messages.percent],
    [{ shippingFee: 9.999 }, 'shippingFee', messages.fee],
    [{ shippingFee: -1 }, 'shippingFee', messages.fee],
    [{ shippingFee: 1000.01 }, 'shippingFee', messages.feeTooHigh],
    [{ closedDates: ['2027-02-29'] }, 'closedDates.0', messages.closedDate],
    [{ closedDates: ['12-25', '13-01'] }, 'closedDates.1', messages.closedDate],
    [{ closedDates: Array(367).fill('12-25') }, 'closedDates', messages.closedDateCount],
    [{ deliveryAreas: [highlandPark, northeast] }, 'deliveryAreas', messages.areas],
    [
      { deliveryAreas: [highlandPark, greater, { ...greater, zipCodes: [] }] },
      'deliveryAreas',
      messages.areas,
    ],
    [
      { deliveryAreas: [highlandPark, northeast, { ...greater, zipCodes: ['91101', '9110'] }] },
      'deliveryAreas.2.zipCodes',
      messages.zipCode('9110'),
    ],
    [
      { deliveryAreas: [highlandPark, northeast, { ...greater, zipCodes: ['90042'] }] },
      'deliveryAreas.2.zipCodes',
      messages.zipCodeInTwoAreas('90042'),
    ],
    [{ synonyms: 'fig' }, 'synonyms', messages.synonymCount('fig')],
    [{ synonyms: 'fig, fig' }, 'synonyms', messages.synonymCount('fig')],
    [
      { synonyms: [Array.from({ length: 11 }, (_, index) => `w${index}`)] },
      'synonyms',
      messages.synonymCount('w0'),
    ],
    [{ synonyms: `fig, ${'x'.repeat(41)}` }, 'synonyms', messages.synonymLength('x'.repeat(40))],
    [{ synonyms: 'fig, higo\n'.repeat(101) }, 'synonyms', messages.synonymRowCount],
    [{ synonyms: 7 }, 'synonyms', messages.synonyms],
    [
      { seasonalCollection: { ...collection, title: { en: ' ', es: 'x' } } },
      'seasonalCollection.title.en',
      messages.collectionTitle,
    ],
    [
      { seasonalCollection: { ...collection, title: { en: 'x' } } },
      'seasonalCollection.title.es',
      messages.collectionTitle,
    ],
    [
      { seasonalCollection: { ...collection, orderBy: '12-20' } },
      'seasonalCollection.orderBy',
      messages.chooseDate,
    ],
    [
      { seasonalCollection: { ...collection, productIds: [] } },
      'seasonalCollection.productIds',
      messages.collectionProducts,
    ],
    [
      { seasonalCollection: { ...collection, productIds: [1, 2, 3, 4, 5, 6, 7] } },
      'seasonalCollection.productIds',
      messages.collectionProducts,
    ],
    [{ seasonalCollection: undefined }, 'seasonalCollection', messages.missing],
    [{ version: 1.5 }, 'version', messages.version],
  ])('%j', (changes, path, message) => {
    for (const language of languages) {
      expect(getErrors(changes, language)).toEqual({ [path]: message[language] });
    }
  });
});
