import { businessIdentity } from './business-identity.ts';
import type { BilingualText } from './core/language';

export const business = {
  ...businessIdentity,
  address: {
    street: 'York Boulevard',
    neighborhood: 'Highland Park',
    city: 'Los Angeles',
    state: 'CA',
    postalCode: '90042',
    country: 'US',
  },
  phone: { display: '(323) 555-0142', e164: '+13235550142' },
  email: 'hola@lahiguera.example',
  /** schema.org day names; times are in the shop's time zone. */
  openDays: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '11:00',
  closes: '19:00',
  /** Closed every year on these days, 'MM-DD'. */
  closedDates: ['01-01', '12-25'],
  social: {
    Facebook: 'https://www.facebook.com/lahiguera.la',
    Instagram: 'https://www.instagram.com/lahiguera.la',
    TikTok: 'https://www.tiktok.com/@lahiguera.la',
    Pinterest: 'https://www.pinterest.com/lahiguerala',
  },
} as const;

/** Degrees; York Boulevard in Highland Park, where boards are picked up by appointment. */
export const businessLocation = { latitude: 34.12, longitude: -118.2 } as const;

export const priceRange = '$$';

export const owners = { mother: 'Elena Figueroa', daughter: 'Marisol Figueroa' } as const;

/** Minimum notice for every order; the owner's settings override it, as the opening hours. */
export const leadTimeHours = 96;

export const minLargeEventGuests = 30;

export const largeEventLeadTimeHours = 2 * 7 * 24;

export const boardServings = {
  small: { from: 2, to: 4 },
  medium: { from: 5, to: 8 },
  large: { from: 8, to: 12 },
} as const;

/** From 15 people, with no real upper end. */
export const grazingServings = { from: 15, to: 100 } as const;

export const ouncesPerPerson = {
  cheese: { from: 2, to: 3 },
  meat: { from: 1, to: 2 },
} as const;

/** Minutes out of the refrigerator before serving. */
export const minutesBeforeServing = { from: 30, to: 45 } as const;

export const leftoverDays = { from: 1, to: 2 } as const;

export const deliveryAreaSlugs = ['highland-park', 'northeast-la', 'greater-la'] as const;

export interface DeliveryArea {
  readonly slug: (typeof deliveryAreaSlugs)[number];
  readonly name: BilingualText;
  readonly places: readonly string[];
  /** US dollars; the owner's settings override it. */
  readonly fee: number;
  readonly zipCodes: readonly string[];
}

/** Outside Highland Park, the fee depends on the place. Pickup is always possible. */
export const deliveryAreas: readonly DeliveryArea[] = [
  {
    slug: 'highland-park',
    name: { en: 'Highland Park', es: 'Highland Park' },
    places: ['Highland Park'],
    fee: 0,
    zipCodes: ['90042'],
  },
  {
    slug: 'northeast-la',
    name: { en: 'Northeast LA', es: 'Noreste de Los Ángeles' },
    places: ['Eagle Rock', 'Mt. Washington', 'Glassell Park', 'Echo Park', 'Silver Lake'],
    fee: 15,
    zipCodes: ['90041', '90065', '90026', '90039'],
  },
  {
    slug: 'greater-la',
    name: { en: 'Greater LA', es: 'Resto de Los Ángeles' },
    places: ['Pasadena', 'Glendale', 'Downtown LA', 'Los Feliz', 'Atwater Village'],
    fee: 35,
    zipCodes: [
      ...['91101', '91103', '91104', '91105', '91106', '91107'],
      ...['91201', '91202', '91203', '91204', '91205', '91206', '91207', '91208'],
      ...['90012', '90013', '90014', '90015', '90017', '90021', '90071'],
      ...['90027', '90029', '90031', '90032'],
    ],
  },
];

/** Cities of their own; the other places are neighborhoods of Los Angeles. */
export const deliveryCities = ['Pasadena', 'Glendale'] as const;

export const contactDeliveryPlaces = [
  'Eagle Rock',
  'Atwater',
  'Glendale',
  'Highland Park',
] as const;

/** An extensive restoration may take longer. */
export const restorationWeeks = {
  simple: { from: 2, to: 3 },
  extensive: { from: 6, to: 8 },
} as const;

/** Only gift boxes ship. Days are business days. */
export const giftShipping = {
  rate: 9.99,
  handlingDays: { from: 1, to: 3 },
  transitDays: { from: 2, to: 5 },
} as const;
