import { faker } from '@faker-js/faker/locale/en';
import { languages } from '#contract/core/language';
import { normalizeForSearch } from '#contract/core/text';

const firstNames = [
  ...[
    'Ana',
    'Íñigo',
    'Marisela',
    'Álvaro',
    'Guadalupe',
    'José',
    'Sofía',
    'Begoña',
    'Raúl',
    'Itzel',
  ],
  ...['Grace', 'Marcus', 'Hannah', 'Daniel', 'Priya', 'Wren', 'Theo', 'Odessa', 'Kenji', 'Maeve'],
];

const lastNames = [
  ...['Peña', 'Muñoz', 'Villaseñor', 'Ibarra', 'Cárdenas', 'Zúñiga', 'Olvera', 'Robles', 'Núñez'],
  ...['Okafor', 'Bell', 'Nakamura', "O'Brien", 'Weiss', 'Tran', 'Whitfield', 'Sato', 'Lindqvist'],
];

/** `index` makes the e-mail address unique. */
export function generatePerson(index: number) {
  const firstName = faker.helpers.arrayElement(firstNames);
  const lastName = faker.helpers.arrayElement(lastNames);
  const mailbox = normalizeForSearch(`${firstName}.${lastName}`).replace(/[^a-z.]/g, '');
  return {
    name: `${firstName} ${lastName}`,
    email: `${mailbox}${index}@example.com`,
    phone: faker.helpers.maybe(() => faker.helpers.fromRegExp('(323) 555-01[0-9]{2}')) ?? null,
    language: faker.helpers.arrayElement(languages),
  };
}
