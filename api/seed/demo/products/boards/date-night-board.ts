import { business } from '#contract/business';
import { marisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const dateNightBoard: DemoProductInput = {
  id: 16,
  name: 'Date Night Board',
  description:
    'A small round board with a salami rose in the middle. The dark chocolate goes with the strawberries and, though few believe it, with the brie. Open something red and light a candle; the rest is done.',
  price: 74,
  category: 'boards',
  region: 'France',
  origin: 'Highland Park',
  producer: business.name,
  artisan: marisol,
  materials: 'Round acacia board',
  dimensions: '13 x 13 x 1.5 in',
  weight: '2.5 lb',
  sku: 'LH-BOARD-DATE-NIGHT',
  options: [
    demoOption({
      key: 'small',
      name: { en: 'Small', es: 'Chica' },
      price: 74,
      serves: { from: 2, to: 4 },
      isDefault: true,
    }),
    demoOption({
      key: 'small-with-truffles',
      name: { en: 'Small with a box of truffles', es: 'Chica con una caja de trufas' },
      price: 92,
    }),
  ],
  ingredients:
    'Brie, manchego, Genoa salami, prosciutto, water crackers, seeded crackers, strawberries, raspberries, blueberries, black grapes, dark chocolate, Marcona almonds, honey, thyme, rosemary',
  allergens: 'Milk, wheat, sesame, soy, tree nuts (almonds)',
  servingSize: 'Small: serves 2–4',
  perfectFor: 'Anniversaries, first dates, a quiet Friday',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'soy', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'soy', 'sesame'],
    occasions: ['date-night'],
  }),
  seasonal: false,
  quantityAvailable: 20,
  inStock: true,
  featured: true,
  images: ['date-night-board', 'date-night-board-close', 'date-night-board-scale'],
  translations: {
    es: {
      name: 'Tabla para Dos',
      description:
        'Una tabla redonda y chica, con una rosa de salami al centro. El chocolate oscuro va con las fresas y, aunque cueste creerlo, también con el brie. Abre un tinto y prende una vela; lo demás ya está listo.',
      materials: 'Tabla redonda de acacia',
      ingredients:
        'Brie, manchego español, salami génova, prosciutto, galletas saladas, galletas de semillas, fresas, frambuesas, moras azules, uvas negras, chocolate oscuro, almendras marcona, miel, tomillo, romero',
      allergens: 'Leche, trigo, ajonjolí, soya, nueces de árbol (almendra)',
      servingSize: 'Chica: 2 a 4 personas',
      perfectFor: 'Aniversarios, primeras citas, un viernes tranquilo',
    },
  },
  createdAt: '2026-09-24T18:40:00.000Z',
};
