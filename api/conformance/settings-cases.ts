import { csrfHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { setHeaderImage } from '#contract/settings/admin-endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
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

/** No header image remains at the end. */
export const validSettingsWrites: readonly ConformanceRequest[] = [
  buildSetHeaderImage('an image', { publitioId: firstImage?.id }),
  getCurrentImage,
  buildSetHeaderImage('another, in Spanish', { publitioId: secondImage?.id, language: 'es' }),
  getCurrentImage,
  buildSetHeaderImage('unknown fields', { publitioId: firstImage?.id, imageUrl: '/elsewhere.jpg' }),
  buildSetHeaderImage('no image', { publitioId: null }),
  buildSetHeaderImage('no image again', { publitioId: null, language: 'es' }),
  getCurrentImage,
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
];
