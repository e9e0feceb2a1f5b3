import { business } from '#contract/business';
import { elena } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

/** A draft: it has no image yet, so that the shop hides it. */
export const threeKingsBox: DemoProductInput = {
  id: 23,
  name: 'Three Kings Box',
  description:
    'For January 6, when the rosca is already ordered and someone still has to bring something. Oaxaca quesillo, aged Cotija, candied figs, salted almonds and a jar of cajeta, in a box that fits under your arm.',
  price: 68,
  category: 'gifts',
  region: 'Mexico',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elena,
  materials: 'Kraft box tied with cotton ribbon',
  dimensions: '12 x 9 x 3 in',
  weight: '3 lb',
  sku: 'LH-GIFT-REYES',
  options: [
    demoOption({
      key: 'one-box',
      name: { en: 'One box', es: 'Una caja' },
      price: 68,
      isDefault: true,
    }),
  ],
  ingredients: 'Oaxaca quesillo, aged Cotija, candied figs, salted almonds, goat’s milk cajeta',
  allergens: 'Milk, tree nuts (almonds)',
  servingSize: 'Serves 4–6',
  perfectFor: 'Three Kings Day, a visit to the in-laws',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts'],
    diets: ['vegetarian', 'no-pork', 'no-alcohol'],
    occasions: ['gift'],
    serves: { from: 4, to: 6 },
  }),
  seasonal: false,
  quantityAvailable: 12,
  inStock: true,
  featured: false,
  images: [],
  imageUrl: '/images/placeholder.png',
  translations: {
    es: {
      name: 'Caja de Reyes',
      description:
        'Para el 6 de enero, cuando la rosca ya está pedida y alguien todavía tiene que llevar algo. Quesillo de Oaxaca, cotija añejo, higos cristalizados, almendras saladas y un frasco de cajeta, en una caja que cabe bajo el brazo.',
      materials: 'Caja kraft atada con listón de algodón',
      ingredients:
        'Quesillo de Oaxaca, cotija añejo, higos cristalizados, almendras saladas, cajeta de leche de cabra',
      allergens: 'Leche, nueces de árbol (almendra)',
      servingSize: '4 a 6 personas',
      perfectFor: 'El Día de Reyes, una visita a los suegros',
    },
  },
  createdAt: '2026-10-30T19:20:00.000Z',
};
