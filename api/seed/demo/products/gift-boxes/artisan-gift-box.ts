import { business } from '#contract/business';
import { elenaAndMarisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const artisanGiftBox: DemoProductInput = {
  id: 19,
  name: 'Artisan Gift Box',
  description:
    'Six compartments, packed so that each thing arrives tasting of itself: brie, manchego, salami, prosciutto, fruit, seeded crackers. The two jars hold honey from the San Gabriel foothills and our own strawberry jam. Tell us who it’s for, and we’ll write the card by hand.',
  price: 95,
  category: 'gifts',
  region: 'Italy',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elenaAndMarisol,
  materials: 'Kraft box with dividers, recyclable, and two glass jars',
  dimensions: '16 x 11 x 3 in',
  weight: '4.5 lb',
  sku: 'LH-GIFT-ARTISAN',
  options: [
    demoOption({
      key: 'one-box',
      name: { en: 'One box', es: 'Una caja' },
      price: 95,
      isDefault: true,
      quantityPrices: [{ minQuantity: 10, price: 88 }],
    }),
  ],
  priceTiers: 'One box: $95\nTen boxes or more, each: $88',
  ingredients:
    'Brie, manchego, Genoa salami, prosciutto, seeded crackers, red and green grapes, strawberries, blueberries, dried apricots, Marcona almonds, pepperoncini, wildflower honey, strawberry jam',
  allergens: 'Milk, wheat, sesame, tree nuts (almonds), sulfites',
  servingSize: 'Serves 3–5',
  perfectFor: 'Thank-yous, new neighbors, clients',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts'],
    occasions: ['office', 'gift'],
    serves: { from: 3, to: 5 },
  }),
  seasonal: false,
  quantityAvailable: 24,
  inStock: true,
  featured: true,
  images: [
    'artisan-gift-box',
    'artisan-gift-box-close',
    'gift-box-closed',
    'artisan-gift-box-scale',
  ],
  translations: {
    es: {
      name: 'Caja de Regalo Artesanal',
      description:
        'Seis compartimentos, acomodados para que cada cosa llegue sabiendo a lo suyo: brie, manchego, salami, prosciutto, fruta y galletas de semillas. En los dos frascos van miel de las faldas de San Gabriel y nuestra mermelada de fresa. Dinos para quién es y escribimos la tarjeta a mano.',
      materials: 'Caja kraft reciclable con divisiones y dos frascos de vidrio',
      priceTiers: 'Una caja: $95\nDiez cajas o más, cada una: $88',
      ingredients:
        'Brie, manchego español, salami génova, prosciutto, galletas de semillas, uvas rojas y verdes, fresas, moras azules, chabacanos secos, almendras marcona, pepperoncini, miel de flores silvestres, mermelada de fresa',
      allergens: 'Leche, trigo, ajonjolí, nueces de árbol (almendra), sulfitos',
      servingSize: '3 a 5 personas',
      perfectFor: 'Dar las gracias, vecinos nuevos, clientes',
    },
  },
  createdAt: '2026-10-11T18:00:00.000Z',
};
