import { business } from '#contract/business';
import { elenaAndMarisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const highlandParkBoard: DemoProductInput = {
  id: 22,
  name: 'Highland Park Board',
  description:
    "The board we carry to our own family's birthdays. A whole brie, manchego, blue cheese and aged cheddar share the walnut with two salamis and prosciutto folded that morning. We slice a fresh baguette for it too, because someone always asks for bread.",
  price: 198,
  category: 'boards',
  region: 'Italy',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elenaAndMarisol,
  materials: 'Live-edge walnut board, finished with food-safe oil',
  dimensions: '30 x 12 x 2 in',
  weight: '9 lb',
  sku: 'LH-BOARD-HIGHLAND-PARK',
  options: [
    demoOption({
      key: 'large',
      name: { en: 'Large', es: 'Grande' },
      price: 198,
      serves: { from: 8, to: 12 },
      isDefault: true,
    }),
    demoOption({
      key: 'large-with-fruit',
      name: { en: 'Large with a side board of fruit', es: 'Grande con una tabla aparte de fruta' },
      price: 240,
      serves: { from: 8, to: 12 },
    }),
  ],
  ingredients:
    'Brie, manchego, blue cheese, aged cheddar, Genoa salami, peppered salami, prosciutto, baguette, seeded crackers, water crackers, red and green grapes, figs, strawberries, blueberries, dried apricots, almonds, pecans, olives, pepperoncini, honeycomb, fig jam, whole-grain mustard, edible flowers',
  allergens: 'Milk, wheat, sesame, tree nuts (almonds, pecans), mustard, sulfites',
  servingSize: 'Large: serves 8–12',
  perfectFor: 'Birthdays, housewarmings, long Sunday lunches',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'sesame', 'meat', 'pork'],
    occasions: ['birthday', 'dinner', 'gift'],
  }),
  seasonal: false,
  quantityAvailable: 10,
  inStock: true,
  featured: true,
  images: ['highland-park-board', 'highland-park-board-close', 'highland-park-board-scale'],
  translations: {
    es: {
      name: 'Tabla Highland Park',
      description:
        'Es la tabla que llevamos a los cumpleaños de nuestra familia. Sobre el nogal van un brie entero, manchego, queso azul y cheddar añejo, con dos salamis y prosciutto doblado esa misma mañana. También rebanamos una baguette fresca, porque siempre hay alguien que pide pan.',
      materials: 'Tabla de nogal con orilla natural, curada con aceite apto para alimentos',
      ingredients:
        'Brie, manchego español, queso azul, cheddar añejo, salami génova, salami a la pimienta, prosciutto, baguette, galletas de semillas, galletas saladas, uvas rojas y verdes, higos, fresas, moras azules, chabacanos secos, almendras, nueces, aceitunas, pepperoncini, panal de miel, mermelada de higo, mostaza en grano, flores comestibles',
      allergens: 'Leche, trigo, ajonjolí, nueces de árbol (almendra, nuez), mostaza, sulfitos',
      servingSize: 'Grande: 8 a 12 personas',
      perfectFor: 'Cumpleaños, estrenar casa, comidas largas de domingo',
    },
  },
  createdAt: '2026-10-28T18:20:00.000Z',
};
