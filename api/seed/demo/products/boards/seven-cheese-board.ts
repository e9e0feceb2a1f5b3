import { business } from '#contract/business';
import { elena } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { boardSizes } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const sevenCheeseBoard: DemoProductInput = {
  id: 1,
  name: 'Seven-Cheese Board',
  description:
    'Seven cheeses, from the mildest to the strongest: brie, goat, gouda, Gruyère, manchego, Parmesan, blue. The names and the order come on a card, so that you can taste them the way we do. Walnuts, figs, grapes and honey sit beside them; there is no bread, because here the cheese goes first.',
  price: 136,
  category: 'boards',
  region: 'Switzerland',
  origin: null,
  producer: business.name,
  artisan: elena,
  materials: 'Live-edge olive-wood board and a cheese knife',
  dimensions: '24 x 10 x 1.5 in',
  weight: '5 lb',
  sku: 'LH-BOARD-SEVEN-CHEESE',
  options: boardSizes({ medium: 136, large: 198 }, 'medium'),
  ingredients:
    'Brie, goat cheese with pink pepper, gouda, Gruyère, manchego, Parmesan, blue cheese, walnuts, figs, red grapes, honey, rosemary',
  allergens: 'Milk, tree nuts (walnuts); cut in a kitchen that works with wheat',
  servingSize: 'Medium: serves 5–8',
  perfectFor: 'Wine tastings, after dinner, a guest who asks about rinds',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts'],
    mayContain: ['wheat'],
    diets: ['vegetarian', 'no-pork', 'no-alcohol'],
    canBeLeftOut: ['tree-nuts'],
    occasions: ['dinner', 'gift'],
  }),
  seasonal: false,
  quantityAvailable: 11,
  inStock: true,
  featured: false,
  images: ['seven-cheese-board', 'seven-cheese-board-close', 'seven-cheese-board-scale'],
  translations: {
    es: {
      name: 'Tabla de Siete Quesos',
      description:
        'Siete quesos, del más suave al más fuerte: brie, cabra, gouda, gruyère, manchego, parmesano y azul. Los nombres y el orden vienen en una tarjeta, para que los pruebes como los probamos nosotras. Los acompañan nuez de Castilla, higos, uvas y miel; pan no lleva, porque aquí primero va el queso.',
      materials: 'Tabla de olivo con orilla natural y un cuchillo para queso',
      ingredients:
        'Brie, queso de cabra con pimienta rosa, gouda, gruyère, manchego español, parmesano, queso azul, nuez de Castilla, higos, uvas rojas, miel, romero',
      allergens:
        'Leche, nueces de árbol (nuez de Castilla); se corta en una cocina donde se trabaja con trigo',
      servingSize: 'Mediana: 5 a 8 personas',
      perfectFor: 'Catas de vino, la sobremesa, quien pregunta por las cortezas',
    },
  },
  createdAt: '2026-02-14T18:00:00.000Z',
};
