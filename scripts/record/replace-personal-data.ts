import { createHmac } from 'node:crypto';
import { faker } from '@faker-js/faker/locale/en';
import { generatePerson } from '../../mocks/factories/generate-person';
import { mockAdmin } from '../../mocks/mock-admin';
import type { Recording } from '../../mocks/recordings/recording';
import { personalFields, type TextKind } from './personal-fields';

type Kinds = { readonly [field: string]: TextKind | Kinds };

/** Replaces a value of that kind. `owner` identifies the person whom the record is about. */
type ReplaceText = (kind: TextKind, text: string, owner: string) => unknown;

/**
 * The same person gets the same name and address in all lists. Without the salt, which isn't stored, no one can tell
 * whether an address that they know is in a recording.
 */
export function replacePersonalData(recording: Recording, salt: string): Recording {
  const replaceText = createReplacer(salt);
  const lists = Object.entries(personalFields).map(([name, kinds]) => {
    const { [name as keyof typeof personalFields]: list } = recording;
    return [name, list.map((record) => replaceFields(record, kinds as Kinds, replaceText))];
  });
  // Only texts were replaced by texts, and lists emptied.
  return { ...recording, ...(Object.fromEntries(lists) as Partial<Recording>) };
}

function replaceFields(
  record: object,
  kinds: Kinds,
  replaceText: ReplaceText,
  owner = getOwner(record),
): object {
  const entries = Object.entries(record).map(([key, value]) => {
    const { [key]: kind } = kinds;
    if (kind === undefined || kind === 'harmless') return [key, value];
    if (kind === 'itemName' && hasProduct(record)) return [key, value];
    return [
      key,
      replaceValue(value, kind, (kindOfText, text) => replaceText(kindOfText, text, owner)),
    ];
  });
  return Object.fromEntries(entries);

  function replaceValue(
    value: unknown,
    kind: TextKind | Kinds,
    replace: (kind: TextKind, text: string) => unknown,
  ): unknown {
    if (kind === 'removed') return Array.isArray(value) ? [] : {};
    if (Array.isArray(value)) return value.map((item) => replaceValue(item, kind, replace));
    if (typeof value === 'string' && typeof kind === 'string')
      return value === '' ? value : replace(kind, value);
    if (typeof value !== 'object' || value === null || typeof kind === 'string') return value;
    const itemOwner = 'name' in value ? getOwner(value) : owner;
    return replaceFields(value, kind, replaceText, itemOwner);
  }
}

/** Names of products are public; a line without one was typed by the owner. */
const hasProduct = (record: object): boolean => 'productId' in record && record.productId !== null;

function getOwner(record: object): string {
  const fields: { readonly email?: unknown; readonly name?: unknown } = record;
  return String(fields.email || fields.name || '').toLowerCase();
}

function createReplacer(salt: string): ReplaceText {
  const hash = (text: string): number =>
    createHmac('sha256', salt).update(text).digest().readUInt32BE();
  const people = new Map<string, ReturnType<typeof generatePerson>>();

  function findPerson(owner: string) {
    const known = people.get(owner);
    if (known) return known;
    faker.seed(hash(owner));
    const person = generatePerson(people.size + 1);
    people.set(owner, person);
    return person;
  }

  const seeded = <Value>(text: string, generate: () => Value): Value => {
    faker.seed(hash(text));
    return generate();
  };

  const replacers: Readonly<Record<TextKind, (text: string, owner: string) => unknown>> = {
    name: (_, owner) => findPerson(owner).name,
    email: (_, owner) => findPerson(owner).email,
    phone: (text) => seeded(text, () => faker.helpers.fromRegExp('(555) 555-01[0-9]{2}')),
    street: (text) => seeded(text, () => faker.location.streetAddress()),
    unit: (text) => seeded(text, () => `Unit ${faker.number.int({ min: 100, max: 999 })}`),
    city: (text) => seeded(text, () => faker.location.city()),
    zip: (text) => seeded(text, () => faker.location.zipCode('90###')),
    text: (text) => seeded(text, () => generateText(text.length)),
    itemName: (text) => seeded(text, () => generateText(Math.min(text.length, 30))),
    key: (text) =>
      seeded(text, () => faker.string.hexadecimal({ length: 32, prefix: '', casing: 'lower' })),
    url: () => 'https://pay.example/recorded',
    admin: () => mockAdmin.username,
    removed: () => '',
    harmless: (text) => text,
  };
  return (kind, text, owner) => replacers[kind](text, owner);
}

/** About as long as the original, so that the layout of a screen stays the same. */
function generateText(length: number): string {
  let text = faker.lorem.sentence();
  while (text.length < length) text += ` ${faker.lorem.sentence()}`;
  return text.slice(0, Math.max(length, 1)).trim();
}
