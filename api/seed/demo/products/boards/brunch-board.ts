import { business } from '#contract/business';
import { elenaAndMarisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { boardSizes } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const brunchBoard: DemoProductInput = {
  id: 6,
  name: 'Sunday Brunch Board',
  description:
    'Bagels, waffles, croissants and small pancakes with smoked salmon, soft-centered eggs, goat cheese and a bowl of thick yogurt. We bring it at eleven, the hour we open. Everything is sliced, so all that is left for you to make is the coffee.',
  price: 168,
  category: 'boards',
  region: 'United States',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elenaAndMarisol,
  materials: 'Rectangular maple board',
  dimensions: '24 x 16 x 3 in',
  weight: '9.5 lb',
  sku: 'LH-BOARD-BRUNCH',
  options: boardSizes({ medium: 118, large: 168 }, 'large'),
  ingredients:
    'Sesame bagels, waffles, croissants, pancakes, smoked salmon, eggs, herbed goat cheese, yogurt, cucumber, orange slices, strawberries, raspberries, blueberries, green grapes, almonds, apricot jam, mint, edible flowers',
  allergens: 'Milk, eggs, wheat, fish (salmon), sesame, tree nuts (almonds)',
  servingSize: 'Large: serves 8–12',
  perfectFor: "Mother's Day, the morning after a wedding, slow Sundays",
  facts: confirmedFacts({
    contains: ['milk', 'eggs', 'fish', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['no-pork', 'no-alcohol'],
    canBeLeftOut: ['fish', 'tree-nuts', 'sesame'],
    occasions: ['wedding', 'brunch'],
  }),
  seasonal: false,
  quantityAvailable: 8,
  inStock: true,
  featured: false,
  images: ['brunch-board', 'brunch-board-scale'],
  translations: {
    es: {
      name: 'Tabla de Brunch de Domingo',
      description:
        'Bagels, waffles, croissants y hotcakes chicos, con salmón ahumado, huevos tibios, queso de cabra y un tazón de yogur espeso. Te la llevamos a las once, a la hora que abrimos. Todo viene rebanado: a ti solo te toca hacer el café.',
      materials: 'Tabla rectangular de maple',
      ingredients:
        'Bagels con ajonjolí, waffles, croissants, hotcakes, salmón ahumado, huevos, queso de cabra con hierbas, yogur, pepino, rodajas de naranja, fresas, frambuesas, moras azules, uvas verdes, almendras, mermelada de chabacano, menta, flores comestibles',
      allergens: 'Leche, huevo, trigo, pescado (salmón), ajonjolí, nueces de árbol (almendra)',
      servingSize: 'Grande: 8 a 12 personas',
      perfectFor: 'Día de las Madres, la mañana después de la boda, domingos sin prisa',
    },
  },
  createdAt: '2026-05-07T17:50:00.000Z',
};
