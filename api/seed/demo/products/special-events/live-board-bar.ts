import { business } from '#contract/business';
import { elenaAndMarisol } from '../artisans';
import type { DemoProductInput } from '../demo-product';

/** Guests choose the ingredients; allergens cover everything on offer. */
export const liveBoardBar: DemoProductInput = {
  id: 12,
  name: 'Live Board Bar',
  description:
    'We bring the work table to you and build the boards while your guests watch and ask. They choose from bowls of olives, nuts, berries and fruit; we slice, fold and say where each cheese comes from. The service lasts two hours, for up to sixty people.',
  price: 980,
  category: 'special',
  region: 'Italy',
  origin: null,
  producer: business.name,
  artisan: elenaAndMarisol,
  materials: 'Oak work table, walnut boards, glazed clay bowls',
  dimensions: '72 x 30 x 36 in',
  weight: null,
  sku: 'LH-EVENT-LIVE-BAR',
  priceTiers: 'Up to 25 guests: $980\nUp to 40 guests: $1,450\nUp to 60 guests: $1,900',
  ingredients:
    'Brie, manchego, Genoa salami, prosciutto, crackers, green grapes, figs, strawberries, raspberries, blueberries, dried apricots, almonds, pecans, pepperoncini, olives, honey, apricot preserve',
  allergens: 'Milk, wheat, tree nuts (almonds, pecans), sulfites',
  servingSize: 'Serves 15–25',
  perfectFor: 'Company evenings, open houses, wedding cocktail hours',
  seasonal: false,
  quantityAvailable: null,
  inStock: true,
  featured: false,
  images: ['about-hero'],
  translations: {
    es: {
      name: 'Barra de Tablas en Vivo',
      description:
        'Llevamos la mesa de trabajo a tu evento y armamos las tablas frente a tus invitados. Ellos escogen entre tazones de aceitunas, nueces, moras y fruta; nosotras rebanamos, doblamos y contamos de dónde viene cada queso. Son dos horas de servicio, para hasta sesenta personas.',
      materials: 'Mesa de trabajo de encino, tablas de nogal, tazones de barro vidriado',
      priceTiers:
        'Hasta 25 invitados: $980\nHasta 40 invitados: $1,450\nHasta 60 invitados: $1,900',
      ingredients:
        'Brie, manchego español, salami génova, prosciutto, galletas saladas, uvas verdes, higos, fresas, frambuesas, moras azules, chabacanos secos, almendras, nueces, pepperoncini, aceitunas, miel, conserva de chabacano',
      allergens: 'Leche, trigo, nueces de árbol (almendra, nuez), sulfitos',
      servingSize: '15 a 25 personas',
      perfectFor: 'Eventos de empresa, inauguraciones, el coctel de la boda',
    },
  },
  createdAt: '2026-08-27T17:30:00.000Z',
};
