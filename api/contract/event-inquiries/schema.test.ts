import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../core/fields';
import { languages } from '../core/language';
import { photosInvalid } from '../inbox/messages';
import { orderMessages } from '../orders/messages';
import { minimalInquiry } from '../testing/event-inquiry';
import { getFieldErrors } from '../testing/field-errors';
import { inquiryMessages } from './messages';
import { maxProposalItems } from './rules';
import { eventInquiry, eventInquiryForm } from './schema';

const item = { productId: 1, optionKey: 'large', quantity: 2 };

test('eventInquiry needs only name, e-mail, occasion, guests and area', () => {
  expect(v.parse(eventInquiry, minimalInquiry)).toEqual({
    ...minimalInquiry,
    budgetBand: 'open',
    photoUrls: [],
  });
});

test('eventInquiry parses guests from text, and an option that is missing as null', () => {
  const proposal = { items: [{ productId: 1, quantity: 2 }], total: 98.5 };
  expect(v.parse(eventInquiry, { ...minimalInquiry, guests: ' 12 ', proposal })).toMatchObject({
    guests: 12,
    proposal: { items: [{ productId: 1, optionKey: null, quantity: 2 }], total: 98.5 },
  });
});

describe.each(languages)('eventInquiry, in %s', (lang) => {
  const getErrors = (changes: object) =>
    getFieldErrors(eventInquiry, { ...minimalInquiry, ...changes }, lang);

  test('reports every missing field', () => {
    expect(getFieldErrors(eventInquiryForm, {}, lang)).toEqual({
      name: fieldMessages.name[lang],
      email: fieldMessages.email[lang],
      occasion: inquiryMessages.occasion[lang],
      guests: inquiryMessages.guests[lang],
      area: inquiryMessages.area[lang],
    });
  });

  test.each(['', 0, 1001, -5, 12.5, 'sixty', '1e2', '0', null, [12]])(
    'rejects %j guests',
    (guests) => {
      expect(getErrors({ guests })).toEqual({ guests: inquiryMessages.guests[lang] });
    },
  );

  test.each([1, 1000, '1', '1000'])('accepts %j guests', (guests) => {
    expect(getErrors({ guests })).toEqual({});
  });

  test.each(['2026-02-30', 'Saturday', '12/12/2026', 20261212])('rejects the day %j', (eventDate) =>
    expect(getErrors({ eventDate })).toEqual({ eventDate: inquiryMessages.eventDate[lang] }),
  );

  test.each(['', null, undefined, '2026-12-12'])('accepts the day %j', (eventDate) =>
    expect(getErrors({ eventDate })).toEqual({}),
  );

  test('rejects values that are not in the lists', () => {
    const changes = {
      occasion: 'divorce',
      area: 'malibu',
      budgetBand: '5',
      diets: ['keto'],
      allergens: ['figs'],
    };
    expect(getErrors(changes)).toEqual({
      occasion: inquiryMessages.occasion[lang],
      area: inquiryMessages.area[lang],
      budgetBand: inquiryMessages.budgetBand[lang],
      'diets.0': inquiryMessages.diets[lang],
      'allergens.0': orderMessages.allergies[lang],
    });
  });

  test('limits the place, the diet notes and the notes', () => {
    expect(
      getErrors({
        placeNotes: 'a'.repeat(201),
        dietNotes: 'a'.repeat(501),
        notes: 'a'.repeat(5001),
      }),
    ).toEqual({
      placeNotes: fieldMessages.maxLength(200)[lang],
      dietNotes: fieldMessages.maxLength(500)[lang],
      notes: fieldMessages.maxLength(5000)[lang],
    });
  });

  test.each([
    { items: [], total: 0 },
    { items: Array(maxProposalItems + 1).fill(item), total: 5 },
    { items: [{ ...item, quantity: 0 }], total: 5 },
    { items: [{ ...item, quantity: 1.5 }], total: 5 },
    { items: [{ ...item, productId: 'board' }], total: 5 },
    { items: [{ ...item, optionKey: 'a'.repeat(101) }], total: 5 },
    { items: [{ ...item, quantity: 10_000 }], total: 5 },
    { items: [item], total: -1 },
    { items: [item], total: 1_000_001 },
    { items: [item] },
    [item],
    'plan',
  ])('rejects the proposal %j', (proposal) => {
    const messages = Object.values(getErrors({ proposal }));
    expect(new Set(messages)).toEqual(new Set([inquiryMessages.proposal[lang]]));
  });

  test('rejects photos of another site', () => {
    expect(getErrors({ photoUrls: ['https://elsewhere.example/plate.jpg'] })).toEqual({
      'photoUrls.0': photosInvalid[lang],
    });
  });
});
