import { languages } from '#contract/core/language';
import { mostPhotos, requestKinds } from '#contract/inbox/rules';
import type { EndpointName } from '#contract/index';
import { photographs } from '#demo/photographs';
import type { ApiRequest } from './api-request';
import { posting } from './posting';

export type Fields = Readonly<Record<string, unknown>>;

const elena = { name: 'Elena García', email: 'elena@example.com' };
const message = { ...elena, message: 'A board for twelve, please.' };
const request = { ...elena, description: 'A blue plate with a chip on its rim.' };

/** Rows in each language, and titled so. */
export const inEach = (rows: (language: string) => readonly ApiRequest[]): ApiRequest[] =>
  languages.flatMap((language) =>
    rows(language).map((row) => ({ ...row, title: `${row.title}, in ${language}` })),
  );

/** A good form of each kind in both languages. */
export const goodForms = inEach((language) => [
  posting('sendContactMessage', 'a message', { ...message, language }),
  ...requestKinds.map((kind) =>
    posting('sendRestorationRequest', `a request for a ${kind}`, { ...request, kind, language }),
  ),
  posting('subscribe', 'a sign-up', { email: `ana@${language}.example`, language }),
]);

/** What people may well write. */
const unusual: Readonly<Record<string, Fields>> = {
  'no language': {},
  'the shortest name': { name: 'Al' },
  'names and words that are markup': { name: '<b>Ana</b>', message: '<script>alert(1)</script>' },
  'pictures for words': { name: '🍇🧀', message: '🍇🧀🫒🥖🍷🍯🥜🌰🍐🍏', subject: '👩‍👧' },
  'words read from the right': { name: 'ליאת', message: 'שלום, אנחנו רוצים מגש לשישה אנשים' },
  'lines, tabs and spaces': { message: '  Hola,\r\n\tuna tabla para doce.\n\n' },
  'everything it may say': { phone: '(323) 555-0142', subject: 'A board', website: '' },
  'fields that are empty': { phone: '', subject: null, website: null },
  'fields nobody asked for': { id: 7, isAdmin: true, receivedAt: '1999-01-01T00:00:00Z' },
  'a time to come': { createdAt: '2999-01-01T00:00:00Z' },
  'a time long gone, of another zone': { createdAt: '1999-12-31T23:59:59+05:30' },
  'spaces around its address': { email: ' elena@example.com ' },
};

const faults: Readonly<Record<string, Fields>> = {
  'a name of one letter': { name: 'A' },
  'a name that is no text': { name: 42 },
  'half an address': { email: 'a@b' },
  'no address': { email: '' },
  'a second line in its address': { email: 'a@b.mx\nBcc: c@d.mx' },
  'nine letters': { message: '123456789' },
  'spaces only': { name: ' ', email: '   ', message: ' '.repeat(20) },
  'nothing at all': { name: undefined, email: undefined, message: undefined },
  'a NUL': { message: 'A board\0for twelve.' },
  'half a character': { subject: 'A board \ud83c' },
  'more than a line': { subject: 'a'.repeat(201) },
  'more than a message': { message: 'a'.repeat(5001) },
  'a phone number that is none': { phone: ['323'] },
  'a time that is none': { createdAt: 'yesterday' },
  'a day that is none': { createdAt: '2026-13-01T00:00:00Z' },
  'the field nobody sees': { website: 'https://elsewhere.example' },
};

const requestFaults: Readonly<Record<string, Fields>> = {
  'nine letters': { description: '123456789' },
  'a kind that is none': { kind: 'sculpture' },
  'photographs of nobody': { photoUrls: ['/api/media/optimize/nobody'] },
  'photographs from elsewhere': { photoUrls: ['https://elsewhere.example/plate.jpg'] },
  'a picture of the shop': { photoUrls: [`/api/media/optimize/${photographs[0]?.id}`] },
  'too many photographs': { photoUrls: Array(mostPhotos + 1).fill('/api/media/optimize/a') },
  'photographs that are no list': { photoUrls: '/api/media/optimize/a' },
  'the field nobody sees': { website: 'x' },
};

const signupFaults: Readonly<Record<string, Fields>> = {
  'no address': { email: undefined },
  'an empty address': { email: '  ' },
  'half an address': { email: 'a@b' },
  'a NUL': { email: 'ana\0@example.com' },
  'a very long address': { email: `${'a'.repeat(250)}@example.com` },
  'the field nobody sees': { website: 'x' },
};

/** A good form with one change after the other, each of them refused. */
export const refusedFor = (
  of: EndpointName,
  good: Fields,
  changes: Readonly<Record<string, Fields>>,
  status = 400,
) =>
  inEach((language) =>
    Object.entries(changes).map(([title, change]) =>
      posting(of, title, { ...good, language, ...change }, { status }),
    ),
  );

/** Forms that are strange and taken, and those that are refused for a field. */
export const otherForms: readonly ApiRequest[] = [
  ...Object.entries(unusual).map(([title, change]) =>
    posting('sendContactMessage', title, { ...message, ...change }),
  ),
  posting('subscribe', 'an address that is subscribed', { email: 'ANA@en.example' }),
  posting(
    'sendContactMessage',
    'a language the shop does not speak',
    { ...message, language: 'fr' },
    { status: 400 },
  ),
  ...refusedFor('sendContactMessage', message, faults),
  ...refusedFor('sendRestorationRequest', request, requestFaults),
  ...refusedFor('subscribe', { email: 'ana@example.com' }, signupFaults),
];
