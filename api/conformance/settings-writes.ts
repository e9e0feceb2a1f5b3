import { administratorHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { setHeaderImage } from '#contract/settings/admin-endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
import { demoImages } from '#demo/photographs';
import type { ApiRequest } from './api-request';
import { posting } from './posting';

const { path } = setHeaderImage;
const [first, second] = demoImages;

const choosing = (title: string, body: object | string, status = 200): ApiRequest => ({
  ...posting('setHeaderImage', title, body, { status }),
  as: 'administrator',
});

const shown: ApiRequest = { of: 'getHeaderImage', path: getHeaderImage.path, status: 200 };

/** No header image remains at the end. */
export const goodSettingsWrites: readonly ApiRequest[] = [
  choosing('an image', { publitioId: first?.id }),
  shown,
  choosing('another, in Spanish', { publitioId: second?.id, language: 'es' }),
  shown,
  choosing('unknown fields', { publitioId: first?.id, imageUrl: '/elsewhere.jpg' }),
  choosing('no image', { publitioId: null }),
  choosing('no image again', { publitioId: null, language: 'es' }),
  shown,
];

export const otherSettingsWrites: readonly ApiRequest[] = [
  ...languages.flatMap((language) => [
    choosing(`an unknown image, in ${language}`, { publitioId: 'nothere1', language }, 400),
    choosing(`an empty id, in ${language}`, { publitioId: '', language }, 400),
    choosing(`no id, in ${language}`, { language }, 400),
    choosing(`a number, in ${language}`, { publitioId: 7, language }, 400),
    choosing(`a NUL, in ${language}`, { publitioId: 'a\0b', language }, 400),
  ]),
  choosing('an unsupported language', { publitioId: null, language: 'fr' }, 400),
  choosing('truncated JSON', '{"publitioId":', 400),
  {
    ...posting(
      'setHeaderImage',
      'an image without a session',
      { publitioId: first?.id },
      { status: 401 },
    ),
    headers: {
      'Content-Type': 'application/json',
      [administratorHeader.name]: administratorHeader.value,
    },
  },
  {
    ...choosing('no CSRF header', {}, 403),
    headers: { [administratorHeader.name]: 'XMLHttpRequest' },
  },
  {
    ...choosing('a request from another origin', {}, 403),
    headers: { Origin: 'https://elsewhere.example' },
  },
  { method: 'PUT', path: `${path}/`, status: 404 },
];
