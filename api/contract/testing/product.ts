import { mapKeys } from '../core/record';
import { emptyFacts } from '../products/facts';
import type { ProductOption } from '../products/options';
import type { Product } from '../products/schema';
import { textFieldNames } from '../products/text-fields';

const timestamp = '2026-03-01T18:00:00.000Z';

export const makeProduct = (changes: Partial<Product> = {}): Product => ({
  id: 1,
  name: 'Fig Board',
  description: 'Figs and three cheeses.',
  price: 88,
  category: 'boards',
  region: 'Spain',
  sku: null,
  ...mapKeys(textFieldNames, () => null),
  options: [],
  facts: emptyFacts,
  seasonal: false,
  quantityAvailable: null,
  inStock: true,
  featured: false,
  imageUrl: '/api/media/optimize/fig-board',
  image: null,
  translations: {},
  version: 1,
  createdAt: timestamp,
  updatedAt: timestamp,
  ...changes,
});

export const makeOption = (changes: Partial<ProductOption> = {}): ProductOption => ({
  key: 'medium',
  name: { en: 'Medium', es: 'Mediana' },
  price: 88,
  serves: null,
  stock: null,
  isDefault: true,
  quantityPrices: [],
  ...changes,
});

export const makeProducts = (count: number, changes: Partial<Product> = {}): Product[] =>
  Array.from({ length: count }, (_, index) => makeProduct({ id: index + 1, ...changes }));
