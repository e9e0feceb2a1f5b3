import type { Recording } from '../../mocks/recordings/recording';

/** How a text is replaced. 'harmless' stays; 'removed' becomes empty. */
export type TextKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'street'
  | 'unit'
  | 'city'
  | 'zip'
  | 'text'
  | 'key'
  | 'url'
  | 'admin'
  | 'itemName'
  | 'removed'
  | 'harmless';

/** Any text, or a value that the contract doesn't describe. */
type HasText<Value> = unknown extends Value
  ? true
  : Value extends string
    ? string extends Value
      ? true
      : false
    : Value extends readonly (infer Item)[]
      ? HasText<Item>
      : Value extends object
        ? [TextKey<Value>] extends [never]
          ? false
          : true
        : false;

type TextKey<Fields> = {
  [Key in keyof Fields]-?: true extends HasText<Fields[Key]> ? Key : never;
}[keyof Fields];

type KindOf<Value> = Value extends string
  ? TextKind
  : Value extends readonly (infer Item)[]
    ? KindOf<NonNullable<Item>>
    : TextKinds<Value> | 'removed' | 'harmless';

/** A kind for every text of a record; a missing one is a type error, so that a new field can't be forgotten. */
type TextKinds<Fields> = {
  readonly [Key in TextKey<Fields>]: KindOf<NonNullable<Fields[Key]>>;
};

type Item<List> = List extends readonly (infer Element)[] ? Element : never;

type PersonalList = 'messages' | 'requests' | 'inquiries' | 'orders' | 'subscribers';

const submission = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  createdAt: 'harmless',
  receivedAt: 'harmless',
  readAt: 'harmless',
  archivedAt: 'harmless',
} as const;

const order: TextKinds<Item<Recording['orders']>> = {
  ...submission,
  number: 'harmless',
  eventDate: 'harmless',
  area: 'harmless',
  notes: 'text',
  items: { productName: 'itemName', option: 'harmless', optionName: 'harmless' },
  street: 'street',
  unit: 'unit',
  zip: 'zip',
  instructions: 'text',
  window: 'harmless',
  allergyNotes: 'text',
  cardMessage: 'text',
  recipients: { name: 'name', street: 'street', unit: 'unit', city: 'city', zip: 'zip' },
  kitchenDate: 'harmless',
  paymentUrl: 'url',
  customerNote: 'text',
  privateNote: 'text',
  accessKey: 'key',
  status: 'harmless',
  updatedAt: 'harmless',
  // The details have earlier addresses, and texts that quote them.
  events: { at: 'harmless', admin: 'admin', details: 'removed' },
};

/** What customers and the owner wrote. Products and settings are public. */
export const personalFields: { readonly [List in PersonalList]: TextKinds<Item<Recording[List]>> } =
  {
    messages: { ...submission, subject: 'text', message: 'text' },
    requests: {
      ...submission,
      description: 'text',
      photoUrls: 'removed',
      status: 'harmless',
      updatedAt: 'harmless',
    },
    inquiries: {
      ...submission,
      eventDate: 'harmless',
      placeNotes: 'text',
      dietNotes: 'text',
      notes: 'text',
      proposal: { items: 'harmless' },
      photoUrls: 'removed',
      status: 'harmless',
      updatedAt: 'harmless',
    },
    orders: order,
    subscribers: { email: 'email', createdAt: 'harmless', receivedAt: 'harmless' },
  };
