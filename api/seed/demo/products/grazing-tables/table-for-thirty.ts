import { business } from '#contract/business';
import { elenaAndMarisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const tableForThirty: DemoProductInput = {
  id: 21,
  name: 'Grazing Table for Thirty',
  description:
    'Three boards side by side, with the flowers and candles in place before your guests walk in. We arrive two hours ahead, build it on your table and come back for the boards the next day. For thirty people we plan five pounds of cheese and three of cured meat.',
  price: 980,
  category: 'grazing',
  region: 'Italy',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elenaAndMarisol,
  materials: 'Walnut, acacia and olive-wood boards, linen runner, roses, eucalyptus, candles',
  dimensions: '84 x 30 x 8 in',
  weight: '46 lb',
  sku: 'LH-TABLE-30',
  options: [
    demoOption({
      key: '30-guests',
      name: { en: '30 guests', es: '30 invitados' },
      price: 980,
      serves: { from: 30, to: 30 },
      isDefault: true,
    }),
    demoOption({
      key: '40-guests',
      name: { en: '40 guests', es: '40 invitados' },
      price: 1290,
      serves: { from: 40, to: 40 },
    }),
  ],
  ingredients:
    'Brie, blue cheese, herbed goat cheese, feta, Parmesan, aged cheddar, salami, coppa, prosciutto, baguette, water crackers, seeded crackers, black and red grapes, strawberries, raspberries, blueberries, carrots, pistachios, almonds, Marcona almonds, apricot preserve',
  allergens: 'Milk, wheat, sesame, tree nuts (almonds, pistachios), sulfites',
  servingSize: 'Serves 30–40',
  perfectFor: 'Baby showers, engagement parties, gallery openings',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'sesame', 'meat', 'pork'],
    occasions: ['wedding', 'shower', 'office'],
  }),
  seasonal: false,
  quantityAvailable: 6,
  inStock: true,
  featured: true,
  images: ['grazing-table-30', 'grazing-table-30-close', 'grazing-table-30-scale'],
  translations: {
    es: {
      name: 'Mesa para Treinta',
      description:
        'Tres tablas, una junto a la otra, con flores y velas ya puestas cuando entran tus invitados. Llegamos dos horas antes, la montamos sobre tu mesa y al día siguiente pasamos por las tablas. Para treinta personas calculamos cinco libras de queso y tres de carnes frías.',
      materials: 'Tablas de nogal, acacia y olivo, camino de lino, rosas, eucalipto y velas',
      ingredients:
        'Brie, queso azul, queso de cabra con hierbas, feta, parmesano, cheddar añejo, salami, coppa, prosciutto, baguette, galletas saladas, galletas de semillas, uvas negras y rojas, fresas, frambuesas, moras azules, zanahorias, pistaches, almendras, almendras marcona, conserva de chabacano',
      allergens: 'Leche, trigo, ajonjolí, nueces de árbol (almendra, pistache), sulfitos',
      servingSize: '30 a 40 personas',
      perfectFor: 'Baby showers, pedidas de mano, inauguraciones',
    },
  },
  createdAt: '2026-10-23T17:45:00.000Z',
};
