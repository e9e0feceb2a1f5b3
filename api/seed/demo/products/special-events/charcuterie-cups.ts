import { business } from '#contract/business';
import { marisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const charcuterieCups: DemoProductInput = {
  id: 17,
  name: 'Charcuterie Cups, One Dozen',
  description:
    'One cup for each guest, so nobody waits for the tongs. Each holds cheddar, salami, olives, grapes, blueberries, crackers and a breadstick. They travel upright in trays of twelve and keep two hours out of the refrigerator.',
  price: 132,
  category: 'special',
  region: 'United States',
  origin: 'Highland Park',
  producer: business.name,
  artisan: marisol,
  materials: 'Compostable kraft paper cups, bamboo picks',
  dimensions: '15 x 12 x 9 in',
  weight: '6 lb',
  sku: 'LH-EVENT-CUPS',
  options: [
    demoOption({
      key: 'one-dozen',
      name: { en: 'One dozen', es: 'Una docena' },
      price: 132,
      serves: { from: 12, to: 12 },
      isDefault: true,
    }),
    demoOption({
      key: 'two-dozen',
      name: { en: 'Two dozen', es: 'Dos docenas' },
      price: 252,
      serves: { from: 24, to: 24 },
    }),
    demoOption({
      key: 'five-dozen',
      name: { en: 'Five dozen', es: 'Cinco docenas' },
      price: 600,
      serves: { from: 60, to: 60 },
    }),
  ],
  ingredients:
    'Cheddar, Genoa salami, green olives, green and red grapes, blueberries, dried apricots, almonds, crackers, breadsticks, rosemary',
  allergens: 'Milk, wheat, tree nuts (almonds), sulfites',
  servingSize: 'Serves 12, one cup each',
  perfectFor: 'Graduations, school events, cocktail receptions',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'meat', 'pork'],
    occasions: ['birthday', 'office', 'graduation'],
  }),
  seasonal: false,
  quantityAvailable: 30,
  inStock: true,
  featured: false,
  images: ['charcuterie-cups', 'charcuterie-cups-close', 'charcuterie-cups-scale'],
  translations: {
    es: {
      name: 'Vasitos de Charcutería, una Docena',
      description:
        'Un vasito para cada invitado y nadie tiene que esperar las pinzas. Cada uno lleva cheddar, salami, aceitunas, uvas, moras azules, galletas saladas y un palito de pan. Viajan parados en charolas de doce y aguantan dos horas fuera del refrigerador.',
      materials: 'Vasos de papel kraft compostable, palillos de bambú',
      ingredients:
        'Cheddar, salami génova, aceitunas verdes, uvas verdes y rojas, moras azules, chabacanos secos, almendras, galletas saladas, palitos de pan, romero',
      allergens: 'Leche, trigo, nueces de árbol (almendra), sulfitos',
      servingSize: '12 personas, un vasito cada una',
      perfectFor: 'Graduaciones, eventos de la escuela, cocteles',
    },
  },
  createdAt: '2026-09-30T18:05:00.000Z',
};
