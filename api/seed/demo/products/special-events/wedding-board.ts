import { business } from '#contract/business';
import { elenaAndMarisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const weddingBoard: DemoProductInput = {
  id: 20,
  name: 'Wedding Board',
  description:
    'A whole brie under white and blush roses, with room around it for the first toast. Send us a picture of your bouquet a week before and we look for flowers that match. The macarons and meringues come out of our own kitchen, so dessert is on the board too.',
  price: 285,
  category: 'special',
  region: 'France',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elenaAndMarisol,
  materials: 'Round maple board, unsprayed roses and eucalyptus',
  dimensions: '26 x 26 x 5 in',
  weight: '11 lb',
  sku: 'LH-EVENT-WEDDING',
  options: [
    demoOption({
      key: 'one-board',
      name: { en: 'One board, 12–16 guests', es: 'Una tabla, 12 a 16 invitados' },
      price: 285,
      serves: { from: 12, to: 16 },
      isDefault: true,
    }),
    demoOption({
      key: 'two-boards',
      name: { en: 'Two boards, 24–32 guests', es: 'Dos tablas, 24 a 32 invitados' },
      price: 540,
      serves: { from: 24, to: 32 },
    }),
    demoOption({
      key: 'four-boards',
      name: { en: 'Four boards, 50–60 guests', es: 'Cuatro tablas, 50 a 60 invitados' },
      price: 1040,
      serves: { from: 50, to: 60 },
    }),
  ],
  ingredients:
    'Whole brie, triple-cream brie, gouda, goat cheese with cranberries, prosciutto, mortadella, baguette toasts, water crackers, seeded crackers, figs, green grapes, raspberries, Marcona almonds, macarons, meringues, honey',
  allergens:
    'Milk, eggs, wheat, sesame, tree nuts (almonds, pistachios in the mortadella), sulfites',
  servingSize: 'Serves 12–16',
  perfectFor: 'Weddings, quinceañeras, engagement dinners',
  facts: confirmedFacts({
    contains: ['milk', 'eggs', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['meat', 'pork'],
    occasions: ['dinner', 'wedding', 'quinceanera'],
  }),
  seasonal: false,
  quantityAvailable: 5,
  inStock: true,
  featured: true,
  images: ['wedding-board', 'wedding-board-close', 'wedding-board-scale'],
  translations: {
    es: {
      name: 'Tabla de Boda',
      description:
        'Un brie entero bajo rosas blancas y rosadas, y espacio alrededor para el primer brindis. Si nos mandas una foto de tu ramo una semana antes, buscamos flores que combinen. Los macarons y los merengues salen de nuestra cocina, así que el postre ya viene en la tabla.',
      materials: 'Tabla redonda de maple, rosas sin químicos y eucalipto',
      ingredients:
        'Brie entero, brie triple crema, gouda, queso de cabra con arándanos, prosciutto, mortadela, pan tostado de baguette, galletas saladas, galletas de semillas, higos, uvas verdes, frambuesas, almendras marcona, macarons, merengues, miel',
      allergens:
        'Leche, huevo, trigo, ajonjolí, nueces de árbol (almendra, pistache en la mortadela), sulfitos',
      servingSize: '12 a 16 personas',
      perfectFor: 'Bodas, quinceañeras, pedidas de mano',
    },
  },
  createdAt: '2026-10-17T19:10:00.000Z',
};
