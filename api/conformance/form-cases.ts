import { languages } from '#contract/core/language';
import { maxPhotos, restorationRequestKinds } from '#contract/inbox/rules';
import type { EndpointName } from '#contract/index';
import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';

export type FormFields = Readonly<Record<string, unknown>>;

const sender = { name: 'Elena García', email: 'elena@example.com' };
const message = { ...sender, message: 'A board for twelve, please.' };
const eventInquiry = {
  ...sender,
  occasion: 'wedding',
  eventDate: '2026-12-12',
  guests: 60,
  area: 'greater-la',
  budgetBand: '1000-2000',
};
const [product] = products;
const soldOut = products.find(({ inStock }) => !inStock);
const restockRequest = { productId: soldOut?.id, email: 'elena@example.com' };
const proposal = {
  items: [
    {
      productId: product?.id,
      optionKey: product?.options[0]?.key ?? null,
      quantity: 2,
    },
    { productId: 999_999, optionKey: null, quantity: 1 },
  ],
  total: 1650.5,
};
const restorationRequest = { ...sender, description: 'A blue plate with a chip on its rim.' };

/** Builds the requests once per language, and adds the language to their titles. */
export const forEachLanguage = (
  buildRequests: (language: string) => readonly ConformanceRequest[],
): ConformanceRequest[] =>
  languages.flatMap((language) =>
    buildRequests(language).map((request) => ({
      ...request,
      title: `${request.title}, in ${language}`,
    })),
  );

/** Every form in both languages. */
export const validForms = forEachLanguage((language) => [
  buildJsonRequest('sendContactMessage', 'a message', { ...message, language }),
  ...restorationRequestKinds.map((kind) =>
    buildJsonRequest('sendRestorationRequest', `a request for a ${kind}`, {
      ...restorationRequest,
      kind,
      language,
    }),
  ),
  buildJsonRequest('sendEventInquiry', 'an inquiry', { ...eventInquiry, language }),
  buildJsonRequest('sendEventInquiry', 'an inquiry with everything', {
    ...eventInquiry,
    phone: '(323) 555-0142',
    occasion: 'other',
    guests: '120',
    area: 'elsewhere',
    placeNotes: 'A vineyard in Malibu',
    diets: ['vegetarian', 'no-pork'],
    allergens: ['tree-nuts', 'milk'],
    dietNotes: 'Two vegans',
    notes: 'Lilac and silver.\nOutdoors.',
    proposal,
    language,
  }),
  buildJsonRequest('sendEventInquiry', 'an inquiry without a day', {
    ...eventInquiry,
    eventDate: '',
    budgetBand: undefined,
    language,
  }),
  buildJsonRequest('subscribe', 'a sign-up', { email: `ana@${language}.example`, language }),
  buildJsonRequest('sendRestockRequest', 'a request for a product', {
    ...restockRequest,
    language,
  }),
]);

/** Unusual but valid. */
const unusualMessages: Readonly<Record<string, FormFields>> = {
  'no language': {},
  'the shortest name': { name: 'Al' },
  'markup in name and message': { name: '<b>Ana</b>', message: '<script>alert(1)</script>' },
  'emoji only': { name: '🍇🧀', message: '🍇🧀🫒🥖🍷🍯🥜🌰🍐🍏', subject: '👩‍👧' },
  'right-to-left text': { name: 'ליאת', message: 'שלום, אנחנו רוצים מגש לשישה אנשים' },
  'lines, tabs and spaces': { message: '  Hola,\r\n\tuna tabla para doce.\n\n' },
  'all optional fields': { phone: '(323) 555-0142', subject: 'A board', website: '' },
  'empty optional fields': { phone: '', subject: null, website: null },
  'unknown fields': { id: 7, isAdmin: true, receivedAt: '1999-01-01T00:00:00Z' },
  'a createdAt in the future': { createdAt: '2999-01-01T00:00:00Z' },
  'an old createdAt in another time zone': { createdAt: '1999-12-31T23:59:59+05:30' },
  'spaces around the email': { email: ' elena@example.com ' },
};

const invalidMessages: Readonly<Record<string, FormFields>> = {
  'a name of one character': { name: 'A' },
  'a numeric name': { name: 42 },
  'an incomplete email': { email: 'a@b' },
  'no email': { email: '' },
  'a line break in the email': { email: 'a@b.mx\nBcc: c@d.mx' },
  'a message of nine characters': { message: '123456789' },
  'spaces only': { name: ' ', email: '   ', message: ' '.repeat(20) },
  'nothing at all': { name: undefined, email: undefined, message: undefined },
  'a NUL': { message: 'A board\0for twelve.' },
  'a lone surrogate': { subject: 'A board \ud83c' },
  'a subject that is too long': { subject: 'a'.repeat(201) },
  'a message that is too long': { message: 'a'.repeat(5001) },
  'a phone number that is not text': { phone: ['323'] },
  'a createdAt that is not a timestamp': { createdAt: 'yesterday' },
  'a createdAt with month 13': { createdAt: '2026-13-01T00:00:00Z' },
  'a filled-in honeypot field': { website: 'https://elsewhere.example' },
};

const invalidRequests: Readonly<Record<string, FormFields>> = {
  'a description of nine characters': { description: '123456789' },
  'an unknown kind': { kind: 'sculpture' },
  'photos that do not exist': { photoUrls: ['/api/media/optimize/nobody'] },
  'photos of another site': { photoUrls: ['https://elsewhere.example/plate.jpg'] },
  'a photo that was not sent as a request photo': {
    photoUrls: [`/api/media/optimize/${demoImages[0]?.id}`],
  },
  'too many photos': { photoUrls: Array(maxPhotos + 1).fill('/api/media/optimize/a') },
  'photoUrls that is not an array': { photoUrls: '/api/media/optimize/a' },
  'a filled-in honeypot field': { website: 'x' },
};

const invalidInquiries: Readonly<Record<string, FormFields>> = {
  'an unknown occasion': { occasion: 'divorce' },
  'no occasion, guests or place': { occasion: undefined, guests: undefined, area: undefined },
  'a day that has passed': { eventDate: '2025-12-31' },
  'a day that does not exist': { eventDate: '2026-02-30' },
  'no guests': { guests: 0 },
  'too many guests': { guests: 1001 },
  'half a guest': { guests: 12.5 },
  'guests in words': { guests: 'sixty' },
  'an unknown area': { area: 'malibu' },
  'too long a place': { placeNotes: 'a'.repeat(201) },
  'an unknown budget': { budgetBand: '5' },
  'an unknown diet': { diets: ['keto'] },
  'an unknown allergen': { allergens: ['figs'] },
  'allergens that are not an array': { allergens: 'milk' },
  'an empty plan': { proposal: { items: [], total: 0 } },
  'a plan with a negative quantity': {
    proposal: { items: [{ productId: 1, optionKey: null, quantity: -1 }], total: 5 },
  },
  'a plan without a total': {
    proposal: { items: [{ productId: 1, optionKey: null, quantity: 1 }] },
  },
  'a plan that is not an object': { proposal: 'plan' },
  'photos that do not exist': { photoUrls: ['/api/media/optimize/nobody'] },
  'a NUL': { notes: 'A wedding\0' },
  'a filled-in honeypot field': { website: 'x' },
};

const invalidRestockRequests: Readonly<Record<string, FormFields>> = {
  'no product': { productId: undefined },
  'an unknown product': { productId: 999_999 },
  'an id that is too large for the database': { productId: 2 ** 40 },
  'an unknown option': { option: 'huge' },
  'no email': { email: undefined },
  'an option with a NUL': { option: 'a\0' },
};

const invalidSignups: Readonly<Record<string, FormFields>> = {
  'no email': { email: undefined },
  'a blank email': { email: '  ' },
  'an incomplete email': { email: 'a@b' },
  'a NUL': { email: 'ana\0@example.com' },
  'an email that is too long': { email: `${'a'.repeat(250)}@example.com` },
  'a filled-in honeypot field': { website: 'x' },
};

/** The valid body with one change each; all are rejected. */
export const buildRejected = (
  endpointName: EndpointName,
  validBody: FormFields,
  changes: Readonly<Record<string, FormFields>>,
  status = 400,
) =>
  forEachLanguage((language) =>
    Object.entries(changes).map(([title, change]) =>
      buildJsonRequest(endpointName, title, { ...validBody, language, ...change }, { status }),
    ),
  );

export const formEdgeCases: readonly ConformanceRequest[] = [
  ...Object.entries(unusualMessages).map(([title, change]) =>
    buildJsonRequest('sendContactMessage', title, { ...message, ...change }),
  ),
  buildJsonRequest('subscribe', 'an email that is already subscribed', { email: 'ANA@en.example' }),
  buildJsonRequest(
    'sendContactMessage',
    'an unsupported language',
    { ...message, language: 'fr' },
    { status: 400 },
  ),
  ...buildRejected('sendContactMessage', message, invalidMessages),
  ...buildRejected('sendRestorationRequest', restorationRequest, invalidRequests),
  ...buildRejected('sendEventInquiry', eventInquiry, invalidInquiries),
  ...buildRejected('sendRestockRequest', restockRequest, invalidRestockRequests),
  ...buildRejected('subscribe', { email: 'ana@example.com' }, invalidSignups),
];
