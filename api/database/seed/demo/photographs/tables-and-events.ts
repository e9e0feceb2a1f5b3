import type { PhotographFacts } from './photograph';

/** Grazing tables and what is made for one occasion. */
export const tableAndEventPhotographs: readonly PhotographFacts[] = [
  {
    id: 't1gk6wbz',
    name: 'grazing-table-15',
    title: 'Grazing Table for Fifteen',
    width: 1600,
    height: 1200,
    bytes: 297691,
    color: '#bda686',
    alt: {
      en: 'Grazing table for fifteen guests with two full boards, olives and fresh flowers',
      es: 'Mesa de quesos y carnes frías para quince invitados con dos tablas llenas, aceitunas y flores frescas',
    },
    tags: ['grazing'],
  },
  {
    id: 't3vd9mqe',
    name: 'grazing-table-30',
    title: 'Grazing Table for Thirty',
    width: 1600,
    height: 1200,
    bytes: 315720,
    color: '#b0997b',
    alt: {
      en: 'Grazing table for thirty guests with three boards, wine, candles and greenery',
      es: 'Mesa de quesos y carnes frías para treinta invitados con tres tablas, vino, velas y follaje',
    },
    tags: ['grazing'],
  },
  {
    id: 't5xn2hfs',
    name: 'grazing-table-50',
    title: 'Grazing Table for Fifty',
    width: 1600,
    height: 1200,
    bytes: 291749,
    color: '#b69b7a',
    alt: {
      en: 'Long grazing table for fifty guests covered with cheeses, meats, fruit, bread, candles and flowers',
      es: 'Mesa larga para cincuenta invitados cubierta de quesos, carnes frías, fruta, pan, velas y flores',
    },
    tags: ['grazing'],
  },
  {
    id: 't0ry7cjp',
    name: 'grazing-table-100',
    title: 'Grazing Table for One Hundred',
    width: 1600,
    height: 1200,
    bytes: 329929,
    color: '#bda88b',
    alt: {
      en: 'Very long grazing table for one hundred guests, densely covered with food, roses and candles',
      es: 'Mesa muy larga para cien invitados, totalmente cubierta de comida, rosas y velas',
    },
    tags: ['grazing', 'category', 'category-grazing'],
  },
  {
    id: 'c4ub8zke',
    name: 'charcuterie-cups',
    title: 'Charcuterie Cups',
    width: 1600,
    height: 1200,
    bytes: 234152,
    color: '#c7b8a2',
    alt: {
      en: 'Kraft paper cups filled with cheese, grapes, olives, berries, crackers and breadsticks on a wooden tray',
      es: 'Vasos de papel kraft con queso, uvas, aceitunas, frutos rojos, galletas saladas y palitos de pan sobre una charola de madera',
    },
    tags: ['special', 'cups', 'category', 'category-special'],
  },
  {
    id: 'w6jl3ahq',
    name: 'wedding-board',
    title: 'Wedding Board',
    width: 1600,
    height: 1200,
    bytes: 284609,
    color: '#c3b7a4',
    alt: {
      en: 'Wedding board with a whole brie topped with white and blush roses, surrounded by figs, grapes, crackers and macarons',
      es: 'Tabla de boda con un brie entero coronado con rosas blancas y rosadas, rodeado de higos, uvas, galletas y macarons',
    },
    tags: ['special', 'wedding'],
  },
];
