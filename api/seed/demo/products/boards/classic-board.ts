import { business } from '#contract/business';
import { elena } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { boardSizes } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const classicBoard: DemoProductInput = {
  id: 18,
  name: 'Classic Board',
  description:
    'This is where we started, and still the one most people order. Brie, manchego and sharp cheddar with salami and prosciutto, and the fig jam Elena cooks every August from the tree in the yard. Take it out of the refrigerator half an hour before you serve it: cheese has more flavor when it isn’t cold.',
  price: 128,
  category: 'boards',
  region: 'Italy',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elena,
  materials: 'Rectangular walnut board',
  dimensions: '20 x 14 x 2 in',
  weight: '5.5 lb',
  sku: 'LH-BOARD-CLASSIC',
  options: boardSizes({ small: 68, medium: 128, large: 188 }, 'medium'),
  ingredients:
    'Brie, manchego, sharp cheddar, Genoa salami, prosciutto, water crackers, red and green grapes, figs, strawberries, blueberries, dried apricots, almonds, pepperoncini, fig jam, rosemary, thyme',
  allergens: 'Milk, wheat, tree nuts (almonds), sulfites',
  servingSize: 'Medium: serves 5–8',
  perfectFor: 'Dinner with friends, game nights, a first order with us',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'meat', 'pork'],
    occasions: ['birthday', 'dinner'],
  }),
  seasonal: false,
  quantityAvailable: 16,
  inStock: true,
  featured: false,
  images: ['classic-board', 'classic-board-close', 'classic-board-scale'],
  translations: {
    es: {
      name: 'Tabla Clásica',
      description:
        'Con esta empezamos y sigue siendo la que más nos piden. Lleva brie, manchego y cheddar fuerte, salami y prosciutto, y la mermelada de higo que Elena cuece cada agosto con la fruta del árbol del patio. Sácala del refrigerador media hora antes de servir: el queso sabe más cuando no está frío.',
      materials: 'Tabla rectangular de nogal',
      ingredients:
        'Brie, manchego español, cheddar fuerte, salami génova, prosciutto, galletas saladas, uvas rojas y verdes, higos, fresas, moras azules, chabacanos secos, almendras, pepperoncini, mermelada de higo, romero, tomillo',
      allergens: 'Leche, trigo, nueces de árbol (almendra), sulfitos',
      servingSize: 'Mediana: 5 a 8 personas',
      perfectFor: 'Cenas con amigos, noches de juegos de mesa, un primer pedido con nosotras',
    },
  },
  createdAt: '2026-10-06T17:05:00.000Z',
};
