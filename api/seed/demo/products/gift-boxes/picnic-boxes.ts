import { business } from '#contract/business';
import { emptyFacts } from '#contract/products/facts';
import { marisol } from '../artisans';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const picnicBoxes: DemoProductInput = {
  id: 7,
  name: 'Picnic Boxes for Two',
  description:
    'Two boxes that fit in one tote, for the Hollywood Bowl or a blanket in Debs Park. Open them side by side: four cheeses and two salamis, bread and crackers, fruit, and cookies for after. We pack them from May to September.',
  price: 64,
  category: 'gifts',
  region: 'France',
  origin: 'Highland Park',
  producer: business.name,
  artisan: marisol,
  materials: 'Two kraft boxes with dividers, recyclable, and a glass jar',
  dimensions: '11 x 7 x 3 in',
  weight: '3.5 lb',
  sku: 'LH-GIFT-PICNIC',
  options: [
    demoOption({
      key: 'two-boxes',
      name: { en: 'Two boxes', es: 'Dos cajas' },
      price: 64,
      serves: { from: 2, to: 2 },
      isDefault: true,
    }),
    demoOption({
      key: 'four-boxes',
      name: { en: 'Four boxes', es: 'Cuatro cajas' },
      price: 120,
      serves: { from: 4, to: 4 },
    }),
  ],
  ingredients:
    'Brie, triple-cream brie, manchego, cheddar, Genoa salami, peppered salami, water crackers, baguette, red and green grapes, strawberries, raspberries, figs, Marcona almonds, chocolate chip cookies, honey, thyme',
  allergens: 'Milk, eggs, wheat, soy, tree nuts (almonds)',
  servingSize: 'Serves 2',
  perfectFor: 'Outdoor concerts, afternoons in the park, a drive up the coast',
  facts: {
    ...emptyFacts,
    contains: ['milk', 'eggs', 'tree-nuts', 'wheat', 'soy'],
    diets: ['no-alcohol'],
    occasions: ['outdoors'],
  },
  seasonal: true,
  quantityAvailable: 0,
  inStock: false,
  featured: false,
  images: ['picnic-box', 'picnic-box-close', 'picnic-box-scale'],
  translations: {
    es: {
      name: 'Cajas de Picnic para Dos',
      description:
        'Dos cajas que caben en una sola bolsa, para el Hollywood Bowl o para una cobija en Debs Park. Ábrelas juntas: cuatro quesos y dos salamis, pan y galletas saladas, fruta, y galletas dulces para el final. Las preparamos de mayo a septiembre.',
      materials: 'Dos cajas kraft reciclables con divisiones y un frasco de vidrio',
      ingredients:
        'Brie, brie triple crema, manchego español, cheddar, salami génova, salami a la pimienta, galletas saladas, baguette, uvas rojas y verdes, fresas, frambuesas, higos, almendras marcona, galletas con chispas de chocolate, miel, tomillo',
      allergens: 'Leche, huevo, trigo, soya, nueces de árbol (almendra)',
      servingSize: '2 personas',
      perfectFor: 'Conciertos al aire libre, tardes de parque, un viaje por la costa',
    },
  },
  createdAt: '2026-05-28T18:45:00.000Z',
};
