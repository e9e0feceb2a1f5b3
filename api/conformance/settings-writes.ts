import { administratorHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { setHeaderImage } from '#contract/settings/admin-endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
import { photographs } from '#demo/photographs';
import type { ApiRequest } from './api-request';
import { posting } from './posting';

const { path } = setHeaderImage;
const [first, second] = photographs;

const choosing = (title: string, body: object | string, status = 200): ApiRequest => ({
  ...posting('setHeaderImage', title, body, { status }),
  as: 'administrator',
});

const shown: ApiRequest = { of: 'getHeaderImage', path: getHeaderImage.path, status: 200 };

/** Pictures for the head of the home page, none in the end. */
export const goodSettingsWrites: readonly ApiRequest[] = [
  choosing('a picture', { publitioId: first?.id }),
  shown,
  choosing('another, in Spanish', { publitioId: second?.id, language: 'es' }),
  shown,
  choosing('what nobody asked for', { publitioId: first?.id, imageUrl: '/elsewhere.jpg' }),
  choosing('none', { publitioId: null }),
  choosing('none once more', { publitioId: null, language: 'es' }),
  shown,
];

/** What is no picture for everybody, and who may not choose. */
export const otherSettingsWrites: readonly ApiRequest[] = [
  ...languages.flatMap((language) => [
    choosing(`an unknown picture, in ${language}`, { publitioId: 'nothere1', language }, 400),
    choosing(`no id, in ${language}`, { publitioId: '', language }, 400),
    choosing(`nothing, in ${language}`, { language }, 400),
    choosing(`a number, in ${language}`, { publitioId: 7, language }, 400),
    choosing(`a NUL, in ${language}`, { publitioId: 'a\0b', language }, 400),
  ]),
  choosing('a language that is none', { publitioId: null, language: 'fr' }, 400),
  choosing('half of JSON', '{"publitioId":', 400),
  {
    ...posting('setHeaderImage', 'a picture', { publitioId: first?.id }, { status: 401 }),
    headers: {
      'Content-Type': 'application/json',
      [administratorHeader.name]: administratorHeader.value,
    },
  },
  { ...choosing('no mark', {}, 403), headers: { [administratorHeader.name]: 'XMLHttpRequest' } },
  {
    ...choosing('a page from elsewhere', {}, 403),
    headers: { Origin: 'https://elsewhere.example' },
  },
  { method: 'PUT', path: `${path}/`, status: 404 },
];
