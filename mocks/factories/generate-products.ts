import { faker } from '@faker-js/faker/locale/en';
import type { DemoProduct } from '#demo/products';

const seed = 90042;

/** Before all demo products. */
const addedFrom = '2020-01-01T18:00:00.000Z';
const addedTo = '2024-12-31T18:00:00.000Z';

const additions = [
  { en: 'Marcona Almonds', es: 'Almendras Marcona' },
  { en: 'Candied Pecans', es: 'Nueces Garapiñadas' },
  { en: 'Quince Paste', es: 'Ate de Membrillo' },
  { en: 'Fig Jam', es: 'Mermelada de Higo' },
  { en: 'Honeycomb', es: 'Panal de Miel' },
  { en: 'Castelvetrano Olives', es: 'Aceitunas Castelvetrano' },
  { en: 'Aged Manchego', es: 'Manchego Añejo' },
  { en: 'Cured Salchichón', es: 'Salchichón Curado' },
  { en: 'Dried Apricots', es: 'Chabacanos Secos' },
  { en: 'Cornichons', es: 'Pepinillos' },
];

/** Variations of `templates` with earlier dates and higher ids; the same in every run. */
export function generateProducts(count: number, templates: readonly DemoProduct[]): DemoProduct[] {
  faker.seed(seed);
  const firstId = Math.max(...templates.map(({ id }) => id)) + 1;
  return faker.date
    .betweens({ from: addedFrom, to: addedTo, count })
    .map((addedAt, position) =>
      createVariation(faker.helpers.arrayElement(templates), firstId + position, addedAt),
    );
}

function createVariation(template: DemoProduct, id: number, addedAt: Date): DemoProduct {
  const { es } = template.translations;
  const addition = faker.helpers.arrayElement(additions);
  return {
    ...template,
    id,
    name: `${template.name} with ${addition.en}`,
    translations: { es: { ...es, name: `${es.name ?? template.name} con ${addition.es}` } },
    price: faker.number.int({ min: 2800, max: 90_000 }) / 100,
    sku: faker.helpers.fromRegExp(`LH-${id}-[A-Z]{3}`),
    seasonal: faker.datatype.boolean({ probability: 0.2 }),
    quantityAvailable: faker.helpers.maybe(() => faker.number.int({ max: 30 })) ?? null,
    inStock: faker.datatype.boolean({ probability: 0.9 }),
    featured: false,
    createdAt: addedAt.toISOString(),
  };
}
