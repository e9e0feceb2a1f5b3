import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rules } from '../core/fields';
import { languages } from '../core/language';
import { complaints } from '../testing/complaints';
import { addProductImage, orderProductImages, setPrimaryImage } from './admin-endpoints';
import { parseImageRef } from './admin-rules';
import { productImageRules, productRules } from './messages';

const libraryUrl = '/api/media/optimize/figs?v=0123456789';

describe('parseImageRef', () => {
  const named = (body: object) => parseImageRef(v.parse(addProductImage.body, body));

  test('uses the id first, then the URL', () => {
    expect(named({ publitioId: 'plate', imageUrl: libraryUrl })).toEqual({
      field: 'publitioId',
      fileId: 'plate',
    });
    expect(named({ publitioId: '', imageUrl: libraryUrl, url: '/b.jpg' })).toEqual({
      field: 'imageUrl',
      fileId: 'figs',
    });
    expect(named({ publitioId: null, url: libraryUrl })).toEqual({ field: 'url', fileId: 'figs' });
  });

  test('has no file id for external URLs and is undefined without any', () => {
    expect(named({ url: '/b.jpg' })).toEqual({ field: 'url', fileId: undefined });
    expect(named({ imageUrl: '', url: '' })).toBeUndefined();
  });
});

test.each(languages)('product image endpoints report invalid fields in %s', (lang) => {
  const wrong = {
    publitioId: 7,
    imageUrl: 7,
    altText: 'a'.repeat(201),
    thumbnailUrl: 'a\0',
    isPrimary: 'yes',
  };
  expect(complaints(addProductImage.body, wrong, lang)).toEqual({
    publitioId: productImageRules.imageRequired[lang],
    imageUrl: rules.text[lang],
    altText: rules.longest(200)[lang],
    thumbnailUrl: rules.storable[lang],
    isPrimary: productRules.flag[lang],
  });
  expect(complaints(setPrimaryImage.body, { isPrimary: false }, lang)).toEqual({
    isPrimary: productImageRules.primary[lang],
  });
  expect(complaints(orderProductImages.body, { ids: 'all' }, lang)).toEqual({
    ids: productImageRules.order[lang],
  });
});

test('PUT /api/products/images/:imageId/primary defaults to isPrimary true', () => {
  for (const body of [{}, { isPrimary: true }]) {
    expect(v.parse(setPrimaryImage.body, body).isPrimary).toBe(true);
  }
});
