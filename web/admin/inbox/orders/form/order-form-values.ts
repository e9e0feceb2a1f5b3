import * as v from 'valibot';
import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { parseDollars } from '#contract/core/parse-dollars';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { clearUnusedDestination, editedTerms, phoneOrder } from '#contract/orders/edit-schema';
import type { FulfillmentMethod } from '#contract/orders/rules';
import { orderTerms } from '#contract/orders/status-schema';
import { getEditedTotalCents, listChangedTerms, type OrderTerms } from '#contract/orders/terms';
import type { Allergen } from '#contract/products/allergens';

export interface LineValues {
  readonly productId: number | null;
  productName: string;
  option: string | null;
  optionName: BilingualText | null;
  quantity: string;
  /** Dollars per unit. */
  price: string;
}

interface RecipientValues {
  name: string;
  street: string;
  unit: string;
  city: string;
  state: string;
  zip: string;
  quantity: string;
}

/** Numbers are edited as text: a number input changes its value when the user scrolls. */
export interface OrderFormValues {
  name: string;
  phone: string;
  email: string;
  language: Language;
  items: LineValues[];
  fee: string;
  discount: string;
  deposit: string;
  paymentUrl: string;
  eventDate: string;
  window: string;
  fulfilment: FulfillmentMethod;
  area: string;
  street: string;
  unit: string;
  zip: string;
  instructions: string;
  guests: string;
  allergies: Allergen[];
  allergyNotes: string;
  cardMessage: string;
  recipients: RecipientValues[];
  customerNote: string;
  privateNote: string;
}

export const emptyRecipient: RecipientValues = {
  name: '',
  street: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
  quantity: '1',
};

export const emptyOrder: OrderFormValues = {
  name: '',
  phone: '',
  email: '',
  language: defaultLanguage,
  items: [],
  fee: '',
  discount: '',
  deposit: '',
  paymentUrl: '',
  eventDate: '',
  window: '',
  fulfilment: 'pickup',
  area: '',
  street: '',
  unit: '',
  zip: '',
  instructions: '',
  guests: '',
  allergies: [],
  allergyNotes: '',
  cardMessage: '',
  recipients: [],
  customerNote: '',
  privateNote: '',
};

/** '' for zero. */
export const formatAmount = (dollars: number): string =>
  dollars === 0 ? '' : formatDollars(dollars);

/** '88', '88.50' */
export const formatDollars = (dollars: number): string =>
  Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);

export const toFormValues = (order: OrderRecord): OrderFormValues => ({
  name: order.name,
  phone: order.phone ?? '',
  email: order.email,
  language: order.language,
  items: order.items.map(({ quantity, price, ...item }) => ({
    ...item,
    quantity: String(quantity),
    price: formatDollars(price),
  })),
  fee: formatAmount(order.fee),
  discount: formatAmount(order.discount),
  deposit: formatAmount(order.deposit),
  paymentUrl: order.paymentUrl ?? '',
  eventDate: order.eventDate,
  window: order.window ?? '',
  fulfilment: order.fulfilment,
  area: order.area ?? '',
  street: order.street ?? '',
  unit: order.unit ?? '',
  zip: order.zip ?? '',
  instructions: order.instructions ?? '',
  guests: order.guests === null ? '' : String(order.guests),
  allergies: [...order.allergies],
  allergyNotes: order.allergyNotes ?? '',
  cardMessage: order.cardMessage ?? '',
  recipients: order.recipients.map((recipient) => ({
    ...recipient,
    quantity: String(recipient.quantity),
  })),
  customerNote: order.customerNote ?? '',
  privateNote: order.privateNote ?? '',
});

/** A whole number, which may have thousands separators; NaN for anything else. */
export const parseQuantity = (text: string): number =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : Number.NaN;

/** Amounts that can't be read are NaN, which the schemas reject. */
const toInput = (values: OrderFormValues) => ({
  ...values,
  items: values.items.map((item) => ({
    ...item,
    quantity: parseQuantity(item.quantity),
    price: parseDollars(item.price),
  })),
  fee: parseDollars(values.fee || '0'),
  discount: parseDollars(values.discount || '0'),
  deposit: parseDollars(values.deposit || '0'),
  guests: values.guests.trim() === '' ? null : parseQuantity(values.guests),
  recipients: values.recipients.map((recipient) => ({
    ...recipient,
    quantity: parseQuantity(recipient.quantity),
  })),
  ...clearUnusedDestination(values.fulfilment),
});

const formValues = v.custom<OrderFormValues>((value) => typeof value === 'object');

export const orderEditForm = v.pipe(
  formValues,
  v.transform((values): v.InferInput<typeof editedTerms> => toInput(values)),
  editedTerms,
);

export const phoneOrderForm = v.pipe(
  formValues,
  v.transform((values): v.InferInput<typeof phoneOrder> => toInput(values)),
  phoneOrder,
);

const toFinite = (amount: number): number => (Number.isFinite(amount) ? amount : 0);

/** Counts what can't be read as zero. */
export function getTotalCents(values: OrderFormValues): number {
  const { items, fee, discount } = toInput(values);
  return getEditedTotalCents({
    items: items.map(({ quantity, price }) => ({
      quantity: toFinite(quantity),
      price: toFinite(price),
    })),
    fee: toFinite(fee),
    discount: toFinite(discount),
  });
}

/** Whether the customer would see something else than before. False while the values can't be saved. */
export function hasChangedTerms(order: OrderTerms, values: OrderFormValues): boolean {
  const edit = v.safeParse(orderEditForm, values);
  if (!edit.success) return false;
  const terms = v.safeParse(orderTerms, { ...edit.output, total: getTotalCents(values) / 100 });
  return terms.success && listChangedTerms(v.parse(orderTerms, order), terms.output).length > 0;
}
