import { business, owners } from '#contract/business';
import { toCents } from '#contract/core/cents';
import type { BilingualText, Language } from '#contract/core/language';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { getItemName } from '#contract/orders/item-name';
import type { OrderEmailKind } from '#contract/orders/order-email';
import {
  type FulfillmentMethod,
  findDeliveryArea,
  initialOrderStatus,
} from '#contract/orders/rules';
import { buildStatusPageUrl } from '#contract/orders/status-page';
import { allergenNames } from '#contract/products/allergens';
import { formatDay, formatDollars, formatWindow, toSingleLine } from './email-format';

export interface EmailContent {
  readonly subject: string;
  readonly text: string;
}

interface OrderEmailContext {
  /** For the link to the status page; without it, there is no link. */
  readonly publicOrigin: string | undefined;
}

type OrderText = (order: OrderRecord) => BilingualText;

interface Template {
  readonly subject: OrderText;
  readonly opening: OrderText;
}

const readyTexts: Readonly<Record<FulfillmentMethod, Template>> = {
  pickup: {
    subject: ({ number }) => ({
      en: `Your order ${number} is ready`,
      es: `Tu pedido ${number} está listo`,
    }),
    opening: () => ({
      en: 'Your order is ready. You can pick it up now.',
      es: 'Tu pedido está listo. Ya puedes pasar por él.',
    }),
  },
  delivery: {
    subject: ({ number }) => ({
      en: `Your order ${number} is on its way`,
      es: `Tu pedido ${number} va en camino`,
    }),
    opening: () => ({
      en: 'Your order is on its way to you.',
      es: 'Tu pedido ya va en camino.',
    }),
  },
  shipping: {
    subject: ({ number }) => ({
      en: `Your order ${number} has shipped`,
      es: `Ya enviamos tu pedido ${number}`,
    }),
    opening: () => ({
      en: 'We’ve handed your order to the carrier.',
      es: 'Ya entregamos tu pedido a la paquetería.',
    }),
  },
};

const templates: Readonly<Record<OrderEmailKind, Template>> = {
  received: {
    subject: ({ number }) => ({
      en: `We have your order request ${number}`,
      es: `Ya tenemos tu pedido ${number}`,
    }),
    opening: () => ({
      en: 'Thank you for your order request. We read every one ourselves, and we’ll write to you once we’ve confirmed the day and the total. Until then nothing is final, and you don’t owe anything.',
      es: 'Gracias por tu pedido. Nosotras mismas leemos cada uno y te escribimos en cuanto confirmemos el día y el total. Mientras tanto no debes nada ni te comprometes a nada.',
    }),
  },
  changed: {
    subject: ({ number }) => ({
      en: `A change to your order ${number}`,
      es: `Un cambio en tu pedido ${number}`,
    }),
    opening: () => ({
      en: 'We’ve changed something in your order. Please look it over and tell us whether it’s right for you.',
      es: 'Cambiamos algo en tu pedido. Revísalo, por favor, y dinos si te parece bien.',
    }),
  },
  confirmed: {
    subject: ({ number }) => ({
      en: `Your order ${number} is confirmed`,
      es: `Tu pedido ${number} está confirmado`,
    }),
    opening: () => ({
      en: 'Your order is confirmed. Thank you for letting us make it for you.',
      es: 'Tu pedido está confirmado. Gracias por dejarnos prepararlo.',
    }),
  },
  declined: {
    subject: ({ number }) => ({
      en: `We can’t take your order ${number}`,
      es: `No podemos tomar tu pedido ${number}`,
    }),
    opening: () => ({
      en: 'We’re sorry: we can’t take your order this time. You don’t owe anything.',
      es: 'Lo sentimos mucho: esta vez no podemos tomar tu pedido. No debes nada.',
    }),
  },
  ready: {
    subject: (order) => readyTexts[order.fulfilment].subject(order),
    opening: (order) => readyTexts[order.fulfilment].opening(order),
  },
};

const labels = {
  order: { en: 'Order', es: 'Pedido' },
  day: { en: 'Day', es: 'Día' },
  arrival: { en: 'Arrives by', es: 'Llega a más tardar' },
  time: { en: 'Time', es: 'Hora' },
  delivery: { en: 'Delivery', es: 'Entrega' },
  pickup: { en: 'Pickup', es: 'Recoger en' },
  shipping: { en: 'Shipping', es: 'Envío' },
  guests: { en: 'Guests', es: 'Invitados' },
  allergies: { en: 'Allergies', es: 'Alergias' },
  discount: { en: 'Discount', es: 'Descuento' },
  estimate: { en: 'Estimated total', es: 'Total estimado' },
  total: { en: 'Total', es: 'Total' },
  deposit: { en: 'Deposit', es: 'Anticipo' },
} as const satisfies Record<string, BilingualText>;

const texts = {
  payment: { en: 'You can pay the deposit here:', es: 'Puedes pagar el anticipo aquí:' },
  link: {
    en: 'Here you can always see how your order is doing:',
    es: 'Aquí puedes ver en todo momento cómo va tu pedido:',
  },
  questions: {
    en: `Questions? Reply to this email or call us at ${business.phone.display}.`,
    es: `¿Tienes dudas? Responde a este correo o llámanos al ${business.phone.display}.`,
  },
} as const satisfies Record<string, BilingualText>;

/** An e-mail to the customer, in the language of the order. */
export function buildOrderEmail(
  kind: OrderEmailKind,
  order: OrderRecord,
  { publicOrigin }: OrderEmailContext,
): EmailContent {
  const { language } = order;
  const { subject, opening } = templates[kind];
  const hasPrices = kind !== 'declined' && kind !== 'ready';
  const url = buildOrderUrl(order, publicOrigin);
  return {
    subject: subject(order)[language],
    text: joinBlocks([
      greet(order),
      opening(order)[language],
      order.customerNote?.trim(),
      listDetails(order).join('\n'),
      (hasPrices ? listPrices(order, kind) : listItems(order)).join('\n'),
      ...(hasPrices && order.deposit > 0 && order.paymentUrl
        ? [texts.payment[language], order.paymentUrl]
        : []),
      ...(url === undefined ? [] : [texts.link[language], url]),
      texts.questions[language],
      signature[language],
    ]),
  };
}

export const joinBlocks = (blocks: readonly (string | undefined)[]): string =>
  blocks.filter(Boolean).join('\n\n');

const [motherName = '', daughterName = ''] = [owners.mother, owners.daughter].map(
  (name) => name.split(' ')[0],
);

export const signature: BilingualText = {
  en: `${motherName} and ${daughterName}\n${business.name}, ${business.address.neighborhood}, ${business.address.city}`,
  es: `${motherName} y ${daughterName}\n${business.name}, ${business.address.neighborhood}, ${business.address.city}`,
};

const maxGreetedNameLength = 60;

function greet({ name, language }: OrderRecord): string {
  const shortName = [...toSingleLine(name)].slice(0, maxGreetedNameLength).join('').trim();
  return language === 'es' ? `Hola, ${shortName}:` : `Hi ${shortName},`;
}

/** The customer's status page; undefined for an order without a key. */
function buildOrderUrl(
  { number, accessKey, language }: Pick<OrderRecord, 'number' | 'accessKey' | 'language'>,
  publicOrigin: string | undefined,
): string | undefined {
  if (publicOrigin === undefined || accessKey === null) return undefined;
  return publicOrigin + buildStatusPageUrl(number, accessKey, language);
}

export function listDetails(order: OrderRecord): string[] {
  const { number, eventDate, fulfilment, window, guests, language } = order;
  const dayLabel = fulfilment === 'shipping' ? labels.arrival : labels.day;
  const allergies = formatAllergies(order);
  return [
    `${labels.order[language]}: ${number}`,
    `${dayLabel[language]}: ${formatDay(eventDate, language)}`,
    ...(window ? [`${labels.time[language]}: ${formatWindow(window, language)}`] : []),
    `${labels[fulfilment][language]}: ${formatDestination(order)}`,
    ...(guests === null ? [] : [`${labels.guests[language]}: ${guests}`]),
    ...(allergies === '' ? [] : [`${labels.allergies[language]}: ${allergies}`]),
  ];
}

function formatDestination(order: OrderRecord): string {
  const { fulfilment, area, recipients, language } = order;
  if (fulfilment === 'pickup') {
    const { street, neighborhood, city } = business.address;
    return `${street}, ${neighborhood}, ${city}`;
  }
  if (fulfilment === 'shipping') return formatAddressCount(recipients.length, language);
  const areaName = findDeliveryArea(area ?? '')?.name[language] ?? area;
  return [order.street, order.unit, order.zip, areaName]
    .flatMap((part) => (part ? [toSingleLine(part)] : []))
    .join(', ');
}

function formatAddressCount(count: number, language: Language): string {
  if (language === 'es') return count === 1 ? '1 dirección' : `${count} direcciones`;
  return count === 1 ? '1 address' : `${count} addresses`;
}

const formatAllergies = ({ allergies, allergyNotes, language }: OrderRecord): string =>
  [
    ...allergies.map((allergen) => allergenNames[allergen][language]),
    ...(allergyNotes ? [toSingleLine(allergyNotes)] : []),
  ].join(', ');

const listItems = ({ items, language }: OrderRecord): string[] =>
  items.map((item) => formatItemName(item, language));

export function listPrices(order: OrderRecord, kind: OrderEmailKind): string[] {
  const { items, fee, discount, total, deposit, fulfilment, status, language } = order;
  const isEstimate = status === initialOrderStatus && kind !== 'confirmed';
  const formatAmount = (label: BilingualText, amount: number) =>
    `${label[language]}: ${formatDollars(amount, language)}`;
  return [
    ...items.map((item) => {
      const cents = toCents(item.price) * item.quantity;
      return `${formatItemName(item, language)}: ${formatDollars(cents / 100, language)}`;
    }),
    ...(fee > 0 ? [formatAmount(labels[fulfilment], fee)] : []),
    ...(discount > 0 ? [formatAmount(labels.discount, -discount)] : []),
    formatAmount(isEstimate ? labels.estimate : labels.total, total),
    ...(deposit > 0 ? [formatAmount(labels.deposit, deposit)] : []),
  ];
}

function formatItemName(item: OrderRecord['items'][number], language: Language): string {
  return `${item.quantity} × ${toSingleLine(getItemName(item, [], language))}`;
}
