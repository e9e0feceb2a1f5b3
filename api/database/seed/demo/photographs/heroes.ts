import type { PhotographFacts } from './photograph';

/** Wide pictures with a calm side for the headline; the tag `hero` belongs to the five of the home page alone. */
export const heroPhotographs: readonly PhotographFacts[] = [
  {
    id: 'e1zq7lwv',
    name: 'hero-1',
    title: 'Acacia board in afternoon light',
    width: 2000,
    height: 1000,
    bytes: 296138,
    color: '#806049',
    alt: {
      en: 'Acacia board with brie, strawberries, grapes, crackers and cheeses on a dark wooden table',
      es: 'Tabla de acacia con brie, fresas, uvas, galletas y quesos sobre una mesa de madera oscura',
    },
    tags: ['hero'],
  },
  {
    id: 'e2hx4bun',
    name: 'hero-2',
    title: 'Olive-wood board on marble',
    width: 2000,
    height: 1000,
    bytes: 290247,
    color: '#c7bfb2',
    alt: {
      en: 'Round olive-wood board with salami, brie, berries and crackers on white marble',
      es: 'Tabla redonda de olivo con salami, brie, frutos rojos y galletas sobre mármol blanco',
    },
    tags: ['hero', 'calm-right'],
  },
  {
    id: 'e3sm9dkf',
    name: 'hero-3',
    title: 'Table with roses and candles',
    width: 2000,
    height: 1000,
    bytes: 264249,
    color: '#b69e7f',
    alt: {
      en: 'Grazing table with boards of cheese and fruit, roses and candles in front of a plain wall',
      es: 'Mesa de quesos y fruta con rosas y velas frente a una pared lisa',
    },
    tags: ['hero'],
  },
  {
    id: 'e4pc6gyt',
    name: 'hero-4',
    title: 'Gift box on linen',
    width: 2000,
    height: 1000,
    bytes: 260904,
    color: '#c8b9a3',
    alt: {
      en: 'Open kraft gift box of cheese, salami and fruit on linen with eucalyptus and roses',
      es: 'Caja kraft abierta con queso, salami y fruta sobre lino, con eucalipto y rosas',
    },
    tags: ['hero'],
  },
  {
    id: 'e5wa2jrx',
    name: 'hero-5',
    title: 'Brie, figs and honey',
    width: 2000,
    height: 1000,
    bytes: 247425,
    color: '#9b7148',
    alt: {
      en: 'Close-up of a cut brie wheel with figs, honey and dark grapes',
      es: 'Primer plano de un brie cortado con higos, miel y uvas negras',
    },
    tags: ['hero'],
  },
  {
    id: 'n6tf8vco',
    name: 'header-default',
    title: 'Paddle board on plaster',
    width: 2400,
    height: 1200,
    bytes: 292307,
    color: '#c3b49d',
    alt: {
      en: 'Paddle board with brie, salami, grapes and figs on a pale plaster table',
      es: 'Tabla con mango con brie, salami, uvas e higos sobre una mesa de yeso claro',
    },
    tags: ['header'],
  },
];
