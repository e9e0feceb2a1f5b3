import { business } from '#contract/business';
import { elena } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const cheeseLoversCrate: DemoProductInput = {
  id: 15,
  name: "Cheese Lover's Crate",
  description:
    'Six cheeses and no meat, in a pine crate you will find a use for. A small brie, a blue, a manchego with its dark rind, gouda in red wax, a goat log rolled in herbs and a semi-firm cheese washed in red wine. Honey and apricot preserve come in jars.',
  price: 145,
  category: 'gifts',
  region: 'France',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elena,
  materials: 'Pine crate, paper shred and two glass jars',
  dimensions: '18 x 12 x 4 in',
  weight: '7 lb',
  sku: 'LH-GIFT-CHEESE',
  options: [
    demoOption({
      key: 'one-crate',
      name: { en: 'One crate', es: 'Una caja' },
      price: 145,
      isDefault: true,
    }),
    demoOption({
      key: 'one-crate-with-crackers',
      name: {
        en: 'One crate with two bags of crackers',
        es: 'Una caja con dos bolsas de galletas saladas',
      },
      price: 163,
    }),
  ],
  ingredients:
    'Brie, blue cheese, manchego, gouda, herbed goat cheese, semi-firm cheese washed in red wine, walnuts, red and green grapes, figs, dried apricots, honey, apricot preserve, rosemary',
  allergens: 'Milk, tree nuts (walnuts), sulfites; packed in a kitchen that works with wheat',
  servingSize: 'Serves 6–8',
  perfectFor: 'Housewarmings, cheese-loving bosses, a dinner you are invited to',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts'],
    mayContain: ['wheat'],
    diets: ['vegetarian', 'no-pork'],
    canBeLeftOut: ['tree-nuts'],
    occasions: ['dinner', 'office', 'gift'],
    serves: { from: 6, to: 8 },
  }),
  seasonal: false,
  quantityAvailable: 2,
  inStock: true,
  featured: false,
  images: ['cheese-lovers-box', 'cheese-lovers-box-close', 'cheese-lovers-box-scale'],
  translations: {
    es: {
      name: 'Caja para Amantes del Queso',
      description:
        'Seis quesos y nada de carne, en una caja de pino que después te va a servir para algo. Un brie chico, un azul, un manchego con su corteza oscura, gouda en cera roja, un rollo de cabra con hierbas y un queso semiduro bañado en vino tinto. La miel y la conserva de chabacano van en frascos.',
      materials: 'Caja de pino, viruta de papel y dos frascos de vidrio',
      ingredients:
        'Brie, queso azul, manchego español, gouda, queso de cabra con hierbas, queso semiduro bañado en vino tinto, nuez de Castilla, uvas rojas y verdes, higos, chabacanos secos, miel, conserva de chabacano, romero',
      allergens:
        'Leche, nueces de árbol (nuez de Castilla), sulfitos; se empaca en una cocina donde se trabaja con trigo',
      servingSize: '6 a 8 personas',
      perfectFor:
        'Estrenar casa, jefes a los que les encanta el queso, una cena a la que te invitaron',
    },
  },
  createdAt: '2026-09-17T17:55:00.000Z',
};
