import { business } from '#contract/business';
import { elena } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { boardSizes } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const mediterraneanBoard: DemoProductInput = {
  id: 9,
  name: 'Mediterranean Board',
  description:
    'Hummus in the center and, around it, everything that goes well with it: pita, cucumber, tomatoes, feta, olives. The prosciutto and the salami stay on one side, so those who do not eat meat can keep to the other. We roll the grape leaves by hand, with rice, lemon and mint.',
  price: 122,
  category: 'boards',
  region: 'Italy',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elena,
  materials: 'Round olive-wood board',
  dimensions: '18 x 18 x 2.5 in',
  weight: '6 lb',
  sku: 'LH-BOARD-MEDITERRANEAN',
  options: boardSizes({ medium: 122, large: 180 }, 'medium'),
  ingredients:
    "Hummus, pita, feta, prosciutto, Genoa salami, stuffed grape leaves, green and Kalamata olives, cucumber, cherry tomatoes, figs, black grapes, pomegranate seeds, pistachios, roasted red pepper dip, za'atar, mint, oregano",
  allergens: 'Milk, wheat, sesame, tree nuts (pistachios), sulfites',
  servingSize: 'Medium: serves 5–8',
  perfectFor: 'Summer evenings, mixed tables of meat eaters and vegetarians',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'meat', 'pork'],
    occasions: ['dinner', 'office', 'outdoors'],
  }),
  seasonal: false,
  quantityAvailable: 14,
  inStock: true,
  featured: true,
  images: ['mediterranean-board', 'mediterranean-board-scale'],
  translations: {
    es: {
      name: 'Tabla Mediterránea',
      description:
        'El hummus al centro y, alrededor, todo lo que se antoja con él: pan pita, pepino, jitomates, feta, aceitunas. El prosciutto y el salami van de un solo lado; quien no come carne se queda con el otro. Las hojas de parra las enrollamos a mano, con arroz, limón y menta.',
      materials: 'Tabla redonda de madera de olivo',
      ingredients:
        'Hummus, pan pita, feta, prosciutto, salami génova, hojas de parra rellenas, aceitunas verdes y kalamata, pepino, jitomates cherry, higos, uvas negras, granada, pistaches, dip de pimiento rojo asado, zaatar, menta, orégano',
      allergens: 'Leche, trigo, ajonjolí, nueces de árbol (pistache), sulfitos',
      servingSize: 'Mediana: 5 a 8 personas',
      perfectFor: 'Noches de verano, mesas donde unos comen carne y otros no',
    },
  },
  createdAt: '2026-07-18T18:10:00.000Z',
};
