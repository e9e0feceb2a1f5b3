import { business } from '#contract/business';
import { elena } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const sobremesaBox: DemoProductInput = {
  id: 10,
  name: 'Sobremesa Box',
  description:
    'Sobremesa is the hour after eating when nobody gets up. We put it in a box: Cotija aged twelve months, quesillo from Oaxaca, quince paste, candied pecans and a tablet of drinking chocolate. Add coffee, and keep the afternoon free.',
  price: 78,
  category: 'gifts',
  region: 'Mexico',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elena,
  materials: 'Kraft box tied with cotton ribbon',
  dimensions: '12 x 9 x 3 in',
  weight: '3 lb',
  sku: 'LH-GIFT-SOBREMESA',
  options: [
    demoOption({
      key: 'one-box',
      name: { en: 'One box', es: 'Una caja' },
      price: 78,
      isDefault: true,
    }),
    demoOption({
      key: 'one-box-with-mug',
      name: { en: 'One box with a clay mug', es: 'Una caja con jarrito de barro' },
      price: 96,
    }),
  ],
  ingredients:
    'Aged Cotija, Oaxaca quesillo, quince paste, candied pecans, stone-ground drinking chocolate, butter crackers',
  allergens: 'Milk, wheat, tree nuts (pecans), soy',
  servingSize: 'Serves 4–6',
  perfectFor: "Parents, in-laws, Mother's Day",
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'soy'],
    diets: ['vegetarian', 'no-pork', 'no-alcohol'],
    occasions: ['gift'],
    serves: { from: 4, to: 6 },
  }),
  seasonal: false,
  quantityAvailable: 18,
  inStock: true,
  featured: false,
  images: ['sobremesa-box', 'sobremesa-box-close', 'sobremesa-box-scale'],
  translations: {
    es: {
      name: 'Caja de Sobremesa',
      description:
        'La sobremesa es esa hora en que ya comimos y nadie se levanta. Aquí va en caja: cotija añejado doce meses, quesillo de Oaxaca, ate de membrillo, nuez garapiñada y una tablilla de chocolate de mesa. Tú pones el café y la tarde libre.',
      materials: 'Caja kraft atada con listón de algodón',
      ingredients:
        'Cotija añejo, quesillo de Oaxaca, ate de membrillo, nuez garapiñada, chocolate de mesa molido en piedra, galletas de mantequilla',
      allergens: 'Leche, trigo, nueces de árbol (nuez), soya',
      servingSize: '4 a 6 personas',
      perfectFor: 'Los papás, los suegros, el Día de las Madres',
    },
  },
  createdAt: '2026-07-30T18:50:00.000Z',
};
