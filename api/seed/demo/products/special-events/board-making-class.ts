import { business } from '#contract/business';
import { marisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

/** A class has no size and no weight. */
export const boardMakingClass: DemoProductInput = {
  id: 4,
  name: 'Board-Making Class',
  description:
    'Three hours around our table in Highland Park, in groups of six to ten. Marisol shows you how to fold salami, cut a wheel without crushing it and fill a round board from the edge inward. You take the board you made home with you, wrapped.',
  price: 95,
  category: 'special',
  region: 'Italy',
  origin: 'Highland Park',
  producer: business.name,
  artisan: marisol,
  materials: 'Round acacia board, apron and a booklet with notes',
  dimensions: null,
  weight: null,
  sku: 'LH-EVENT-CLASS',
  options: [
    demoOption({
      key: 'one-seat',
      name: { en: 'One seat', es: 'Un lugar' },
      price: 95,
      serves: { from: 1, to: 1 },
      isDefault: true,
    }),
    demoOption({
      key: 'two-seats',
      name: { en: 'Two seats', es: 'Dos lugares' },
      price: 180,
      serves: { from: 2, to: 2 },
    }),
    demoOption({
      key: 'private-class',
      name: {
        en: 'A class of your own, up to ten people',
        es: 'Una clase para tu grupo, hasta diez personas',
      },
      price: 890,
      serves: { from: 10, to: 10 },
    }),
  ],
  ingredients:
    'Brie, manchego, Genoa salami, water crackers, red and green grapes, strawberries, raspberries, blueberries, figs, dried apricots, Marcona almonds, pecans, fig jam, thyme, rosemary',
  allergens: 'Milk, wheat, tree nuts (almonds, pecans), sulfites',
  servingSize: 'One seat',
  perfectFor: 'Birthdays, work teams, mothers and daughters',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'meat', 'pork'],
    occasions: ['birthday', 'office'],
  }),
  seasonal: false,
  quantityAvailable: 8,
  inStock: true,
  featured: false,
  images: ['about-arrangement'],
  translations: {
    es: {
      name: 'Clase para Armar Tablas',
      description:
        'Tres horas alrededor de nuestra mesa en Highland Park, en grupos de seis a diez. Marisol te enseña a doblar el salami, a cortar un queso sin aplastarlo y a llenar una tabla redonda de la orilla al centro. Te llevas a casa, bien envuelta, la tabla que hiciste.',
      materials: 'Tabla redonda de acacia, mandil y un cuadernillo con apuntes',
      ingredients:
        'Brie, manchego español, salami génova, galletas saladas, uvas rojas y verdes, fresas, frambuesas, moras azules, higos, chabacanos secos, almendras marcona, nueces, mermelada de higo, tomillo, romero',
      allergens: 'Leche, trigo, nueces de árbol (almendra, nuez), sulfitos',
      servingSize: 'Un lugar',
      perfectFor: 'Cumpleaños, equipos de trabajo, madres e hijas',
    },
  },
  createdAt: '2026-03-26T19:45:00.000Z',
};
