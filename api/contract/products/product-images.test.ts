import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../core/fields';
import { languages } from '../core/language';
import { getFieldErrors } from '../testing/field-errors';
import { addProductImage, orderProductImages, setPrimaryImage } from './admin-endpoints';
import { parseImageRef } from './image-ref';
import { productImageMessages, productMessages } from './messages';

const libraryUrl = '/api/media/optimize/figs?v=0123456789';

describe('parseImageRef', () => {
  const parseRef = (body: object) => parseImageRef(v.parse(addProductImage.body, body));

  test('uses the id first, then the URL', () => {
    expect(parseRef({ publitioId: 'plate', imageUrl: libraryUrl })).toEqual({
      field: 'publitioId',
      fileId: 'plate',
    });
    expect(parseRef({ publitioId: '', imageUrl: libraryUrl, url: '/b.jpg' })).toEqual({
      field: 'imageUrl',
      fileId: 'figs',
    });
    expect(parseRef({ publitioId: null, url: libraryUrl })).toEqual({
      field: 'url',
      fileId: 'figs',
    });
  });

  test('has no file id for external URLs and is undefined without any', () => {
    expect(parseRef({ url: '/b.jpg' })).toEqual({ field: 'url', fileId: undefined });
    expect(parseRef({ imageUrl: '', url: '' })).toBeUndefined();
  });
});

test.each(languages)('product image endpoints report invalid fields in %s', (lang) => {
  const invalidBody = {
    publitioId: 7,
    imageUrl: 7,
    altText: 'a'.repeat(201),
    thumbnailUrl: 'a\0',
    isPrimary: 'yes',
  };
  expect(getFieldErrors(addProductImage.body, invalidBody, lang)).toEqual({
    publitioId: productImageMessages.imageRequired[lang],
    imageUrl: fieldMessages.text[lang],
    altText: fieldMessages.maxLength(200)[lang],
    thumbnailUrl: fieldMessages.unstorable[lang],
    isPrimary: productMessages.flag[lang],
  });
  expect(getFieldErrors(setPrimaryImage.body, { isPrimary: false }, lang)).toEqual({
    isPrimary: productImageMessages.primary[lang],
  });
  expect(getFieldErrors(orderProductImages.body, { ids: 'all' }, lang)).toEqual({
    ids: productImageMessages.order[lang],
  });
});

test('PUT /api/products/images/:imageId/primary defaults to isPrimary true', () => {
  for (const body of [{}, { isPrimary: true }]) {
    expect(v.parse(setPrimaryImage.body, body).isPrimary).toBe(true);
  }
});
