import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../core/fields';
import { languages } from '../core/language';
import { getFieldErrors } from '../testing/field-errors';
import { sendRestorationRequest, sendSubmissionPhotos } from './endpoints';
import { descriptionTooShort, photosInvalid } from './messages';
import { maxPhotos, restorationRequestKinds } from './rules';

const { body } = sendRestorationRequest;

const request = { name: 'Elena', email: 'elena@example.com', description: 'A chipped blue plate.' };
const photoUrl = '/api/media/optimize/Ab3_-x';

test('POST /api/restoration-request defaults to kind custom-board', () => {
  expect(v.parse(body, request)).toEqual({ ...request, kind: 'custom-board', photoUrls: [] });
  expect(v.parse(body, { ...request, kind: 'restoration' }).kind).toBe('restoration');
});

test('POST /api/restoration-request parses photoUrls into media-library ids', () => {
  const photoUrls = [photoUrl, `${photoUrl}2?v=0123456789`];
  expect(v.parse(body, { ...request, photoUrls }).photoUrls).toEqual(['Ab3_-x', 'Ab3_-x2']);
});

describe.each(languages)('POST /api/restoration-request, in %s', (lang) => {
  test('reports every missing field', () => {
    expect(getFieldErrors(body, {}, lang)).toEqual({
      name: fieldMessages.name[lang],
      email: fieldMessages.email[lang],
      description: descriptionTooShort['custom-board'][lang],
    });
  });

  test.each(restorationRequestKinds)(
    'requires a description of at least 10 characters for a %s',
    (kind) => {
      const tooShort = { ...request, kind, description: ' 123456789 ' };
      expect(getFieldErrors(body, tooShort, lang)).toEqual({
        description: descriptionTooShort[kind][lang],
      });
      expect(getFieldErrors(body, { ...tooShort, description: '1234567890' }, lang)).toEqual({});
    },
  );

  test.each([
    'https://example.com/plate.jpg',
    `https://example.com${photoUrl}`,
    '//example.com/api/media/optimize/a',
    '/api/media/optimize/../../secret',
    '/api/media/optimize/',
    `${photoUrl}?width=9000`,
    `${photoUrl}?v=0123456789&width=9000`,
    ` ${photoUrl}`,
    'javascript:alert(1)',
    7,
    null,
  ])('rejects the photo URL %j', (invalidUrl) => {
    expect(getFieldErrors(body, { ...request, photoUrls: [photoUrl, invalidUrl] }, lang)).toEqual({
      'photoUrls.1': photosInvalid[lang],
    });
  });

  test('rejects more than the maximum number of photos', () => {
    const photoUrls = Array.from({ length: maxPhotos + 1 }, (_, index) => photoUrl + index);
    expect(getFieldErrors(body, { ...request, photoUrls }, lang)).toEqual({
      photoUrls: photosInvalid[lang],
    });
    expect(getFieldErrors(body, { ...request, photoUrls: photoUrls.slice(1) }, lang)).toEqual({});
  });

  test.each([photoUrl, null, { 0: photoUrl }])(
    'rejects photoUrls that is not an array: %j',
    (photoUrls) => {
      expect(getFieldErrors(body, { ...request, photoUrls }, lang)).toEqual({
        photoUrls: photosInvalid[lang],
      });
    },
  );

  test('rejects an unknown kind', () => {
    expect(Object.keys(getFieldErrors(body, { ...request, kind: 'sculpture' }, lang))).toEqual([
      'kind',
    ]);
  });
});

test('POST /api/restoration-request/photos accepts an empty body or a language', () => {
  expect(v.parse(sendSubmissionPhotos.body, {})).toEqual({});
  expect(v.parse(sendSubmissionPhotos.body, { language: 'es' })).toEqual({ language: 'es' });
});
