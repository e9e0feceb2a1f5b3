import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rules } from '../core/fields';
import { languages } from '../core/language';
import { complaints } from '../testing/complaints';
import { sendRestorationPhotos, sendRestorationRequest } from './endpoints';
import { descriptionRules, photosRule } from './messages';
import { mostPhotos, requestKinds } from './rules';

const { body } = sendRestorationRequest;

const request = { name: 'Elena', email: 'elena@example.com', description: 'A chipped blue plate.' };
const address = '/api/media/optimize/Ab3_-x';

test('a request is for a custom board unless it says otherwise', () => {
  expect(v.parse(body, request)).toEqual({ ...request, kind: 'custom-board', photoUrls: [] });
  expect(v.parse(body, { ...request, kind: 'restoration' }).kind).toBe('restoration');
});

test('a request’s photographs are read as the ids in their addresses', () => {
  const photoUrls = [address, `${address}2?v=0123456789`];
  expect(v.parse(body, { ...request, photoUrls }).photoUrls).toEqual(['Ab3_-x', 'Ab3_-x2']);
});

describe.each(languages)('a request, in %s', (lang) => {
  test('that is empty is told of every field it lacks', () => {
    expect(complaints(body, {}, lang)).toEqual({
      name: rules.name[lang],
      email: rules.email[lang],
      description: descriptionRules['custom-board'][lang],
    });
  });

  test.each(requestKinds)('for a %s is asked to describe that, until ten letters do', (kind) => {
    const nine = { ...request, kind, description: ' 123456789 ' };
    expect(complaints(body, nine, lang)).toEqual({ description: descriptionRules[kind][lang] });
    expect(complaints(body, { ...nine, description: '1234567890' }, lang)).toEqual({});
  });

  test.each([
    'https://example.com/plate.jpg',
    `https://example.com${address}`,
    '//example.com/api/media/optimize/a',
    '/api/media/optimize/../../secret',
    '/api/media/optimize/',
    `${address}?width=9000`,
    `${address}?v=0123456789&width=9000`,
    ` ${address}`,
    'javascript:alert(1)',
    7,
    null,
  ])('names no photograph by %j', (photo) => {
    expect(complaints(body, { ...request, photoUrls: [address, photo] }, lang)).toEqual({
      'photoUrls.1': photosRule[lang],
    });
  });

  test('brings no more photographs than may be sent', () => {
    const photoUrls = Array.from({ length: mostPhotos + 1 }, (_, at) => address + at);
    expect(complaints(body, { ...request, photoUrls }, lang)).toEqual({
      photoUrls: photosRule[lang],
    });
    expect(complaints(body, { ...request, photoUrls: photoUrls.slice(1) }, lang)).toEqual({});
  });

  test.each([address, null, { 0: address }])('lists its photographs, unlike %j', (photoUrls) => {
    expect(complaints(body, { ...request, photoUrls }, lang)).toEqual({
      photoUrls: photosRule[lang],
    });
  });

  test('is of a kind the shop knows', () => {
    expect(Object.keys(complaints(body, { ...request, kind: 'sculpture' }, lang))).toEqual([
      'kind',
    ]);
  });
});

test('photographs may be sent without a word, or with their language', () => {
  expect(v.parse(sendRestorationPhotos.body, {})).toEqual({});
  expect(v.parse(sendRestorationPhotos.body, { language: 'es' })).toEqual({ language: 'es' });
});
