import { business } from '#contract/business';
import { elenaAndMarisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const tableForFifty: DemoProductInput = {
  id: 8,
  name: 'Grazing Table for Fifty',
  description:
    'A long table with cheese and cured meat in the middle and a board of cookies, macarons and chocolate at the far end, so dessert needs no table of its own. We plan eight pounds of cheese and five of meat. Setting it takes us two and a half hours, and the flowers stay with you.',
  price: 1650,
  category: 'grazing',
  region: 'France',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elenaAndMarisol,
  materials: 'Walnut, acacia and maple boards, roses, eucalyptus, candles',
  dimensions: '120 x 36 x 8 in',
  weight: '78 lb',
  sku: 'LH-TABLE-50',
  options: [
    demoOption({
      key: '40-guests',
      name: { en: '40 guests', es: '40 invitados' },
      price: 1360,
      serves: { from: 40, to: 40 },
    }),
    demoOption({
      key: '50-guests',
      name: { en: '50 guests', es: '50 invitados' },
      price: 1650,
      serves: { from: 50, to: 50 },
      isDefault: true,
    }),
    demoOption({
      key: '65-guests',
      name: { en: '65 guests', es: '65 invitados' },
      price: 2100,
      serves: { from: 65, to: 65 },
    }),
  ],
  ingredients:
    'Manchego, aged cheddar, brie, Comté, Genoa salami, peppered salami, mortadella, baguette, water crackers, seeded crackers, black, red and green grapes, figs, dried apricots, carrots, almonds, Marcona almonds, chocolate chip cookies, macarons, dark chocolate, meringues, fig jam, honey',
  allergens: 'Milk, eggs, wheat, sesame, soy, tree nuts (almonds, pistachios), sulfites',
  servingSize: 'Serves 40–65',
  perfectFor: 'Quinceañeras, baby showers, backyard weddings',
  facts: confirmedFacts({
    contains: ['milk', 'eggs', 'tree-nuts', 'wheat', 'soy', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['eggs', 'tree-nuts', 'soy', 'sesame', 'meat', 'pork'],
    occasions: ['wedding', 'quinceanera', 'shower'],
  }),
  seasonal: false,
  quantityAvailable: 5,
  inStock: true,
  featured: false,
  images: ['grazing-table-50', 'grazing-table-50-close', 'grazing-table-50-scale'],
  translations: {
    es: {
      name: 'Mesa para Cincuenta',
      description:
        'Una mesa larga con quesos y carnes frías al centro, y al fondo una tabla de galletas, macarons y chocolate, para que el postre no necesite otra mesa. Calculamos ocho libras de queso y cinco de carne. Tardamos dos horas y media en montarla, y las flores son para ti.',
      materials: 'Tablas de nogal, acacia y maple, rosas, eucalipto y velas',
      ingredients:
        'Manchego español, cheddar añejo, brie, comté, salami génova, salami a la pimienta, mortadela, baguette, galletas saladas, galletas de semillas, uvas negras, rojas y verdes, higos, chabacanos secos, zanahorias, almendras, almendras marcona, galletas con chispas de chocolate, macarons, chocolate oscuro, merengues, mermelada de higo, miel',
      allergens:
        'Leche, huevo, trigo, ajonjolí, soya, nueces de árbol (almendra, pistache), sulfitos',
      servingSize: '40 a 65 personas',
      perfectFor: 'Quinceañeras, baby showers, bodas de patio',
    },
  },
  createdAt: '2026-06-25T19:20:00.000Z',
};
