import { csrfHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { setHeaderImage } from '#contract/settings/admin-endpoints';
import { getHeaderImage, getShopSettings } from '#contract/settings/endpoints';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { demoImages } from '#demo/images';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';

const { path } = setHeaderImage;
const [firstImage, secondImage] = demoImages;

const buildSetHeaderImage = (
  title: string,
  body: object | string,
  status = 200,
): ConformanceRequest => ({
  ...buildJsonRequest('setHeaderImage', title, body, { status }),
  as: 'admin',
});

const getCurrentImage: ConformanceRequest = {
  endpointName: 'getHeaderImage',
  path: getHeaderImage.path,
  status: 200,
};

const buildSetShopSettings = (
  title: string,
  body: object | string,
  status = 200,
): ConformanceRequest => ({
  ...buildJsonRequest('setShopSettings', title, body, { status }),
  as: 'admin',
});

const getCurrentShopSettings: ConformanceRequest = {
  endpointName: 'getShopSettings',
  path: getShopSettings.path,
  status: 200,
};

/** No header image and the default shop settings remain at the end. */
export const validSettingsWrites: readonly ConformanceRequest[] = [
  buildSetHeaderImage('an image', { publitioId: firstImage?.id }),
  getCurrentImage,
  buildSetHeaderImage('another, in Spanish', { publitioId: secondImage?.id, language: 'es' }),
  getCurrentImage,
  buildSetHeaderImage('unknown fields', { publitioId: firstImage?.id, imageUrl: '/elsewhere.jpg' }),
  buildSetHeaderImage('no image', { publitioId: null }),
  buildSetHeaderImage('no image again', { publitioId: null, language: 'es' }),
  getCurrentImage,
  buildSetShopSettings('other hours', { ...defaultShopSettings, closes: '20:30', version: 0 }),
  getCurrentShopSettings,
  buildSetShopSettings('no capacity limit and typed amounts', {
    ...defaultShopSettings,
    maxOrdersPerDay: '',
    shippingFee: '$12.50',
  }),
  getCurrentShopSettings,
  buildSetShopSettings('the default settings', defaultShopSettings),
  getCurrentShopSettings,
];

export const invalidSettingsWrites: readonly ConformanceRequest[] = [
  ...languages.flatMap((language) => [
    buildSetHeaderImage(
      `an unknown image, in ${language}`,
      { publitioId: 'nothere1', language },
      400,
    ),
    buildSetHeaderImage(`an empty id, in ${language}`, { publitioId: '', language }, 400),
    buildSetHeaderImage(`no id, in ${language}`, { language }, 400),
    buildSetHeaderImage(`a number, in ${language}`, { publitioId: 7, language }, 400),
    buildSetHeaderImage(`a NUL, in ${language}`, { publitioId: 'a\0b', language }, 400),
  ]),
  buildSetHeaderImage('an unsupported language', { publitioId: null, language: 'fr' }, 400),
  buildSetHeaderImage('truncated JSON', '{"publitioId":', 400),
  {
    ...buildJsonRequest(
      'setHeaderImage',
      'an image without a session',
      { publitioId: firstImage?.id },
      { status: 401 },
    ),
    headers: {
      'Content-Type': 'application/json',
      [csrfHeader.name]: csrfHeader.value,
    },
  },
  {
    ...buildSetHeaderImage('no CSRF header', {}, 403),
    headers: { [csrfHeader.name]: 'XMLHttpRequest' },
  },
  {
    ...buildSetHeaderImage('a request from another origin', {}, 403),
    headers: { Origin: 'https://elsewhere.example' },
  },
  { method: 'PUT', path: `${path}/`, status: 404 },
  ...languages.flatMap((language) => [
    buildSetShopSettings(
      `an outdated version, in ${language}`,
      { ...defaultShopSettings, version: 999, language },
      409,
    ),
    buildSetShopSettings(
      `no open day, in ${language}`,
      { ...defaultShopSettings, openDays: [], language },
      400,
    ),
    buildSetShopSettings(`no settings, in ${language}`, { language }, 400),
  ]),
  buildSetShopSettings('truncated JSON', '{"opens":', 400),
];
