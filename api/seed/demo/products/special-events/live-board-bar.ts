import { business } from '#contract/business';
import { emptyFacts } from '#contract/products/facts';
import { elenaAndMarisol } from '../artisans';
import { demoOption } from '../demo-options';
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
  options: [
    demoOption({
      key: 'up-to-25',
      name: { en: 'Up to 25 guests', es: 'Hasta 25 invitados' },
      price: 980,
      serves: { from: 15, to: 25 },
      isDefault: true,
    }),
    demoOption({
      key: 'up-to-40',
      name: { en: 'Up to 40 guests', es: 'Hasta 40 invitados' },
      price: 1450,
      serves: { from: 26, to: 40 },
    }),
    demoOption({
      key: 'up-to-60',
      name: { en: 'Up to 60 guests', es: 'Hasta 60 invitados' },
      price: 1900,
      serves: { from: 41, to: 60 },
    }),
  ],
  ingredients:
    'Brie, manchego, Genoa salami, prosciutto, crackers, green grapes, figs, strawberries, raspberries, blueberries, dried apricots, almonds, pecans, pepperoncini, olives, honey, apricot preserve',
  allergens: 'Milk, wheat, tree nuts (almonds, pecans), sulfites',
  servingSize: 'Serves 15–25',
  perfectFor: 'Company evenings, open houses, wedding cocktail hours',
  facts: {
    ...emptyFacts,
    contains: ['milk', 'tree-nuts', 'wheat'],
    diets: ['no-alcohol'],
    occasions: ['wedding', 'office'],
  },
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
      ingredients:
        'Brie, manchego español, salami génova, prosciutto, galletas saladas, uvas verdes, higos, fresas, frambuesas, moras azules, chabacanos secos, almendras, nueces, pepperoncini, aceitunas, miel, conserva de chabacano',
      allergens: 'Leche, trigo, nueces de árbol (almendra, nuez), sulfitos',
      servingSize: '15 a 25 personas',
      perfectFor: 'Eventos de empresa, inauguraciones, el coctel de la boda',
    },
  },
  createdAt: '2026-08-27T17:30:00.000Z',
};
