import type { DemoImageInput } from './demo-image';

export const giftBoxImages: readonly DemoImageInput[] = [
  {
    id: 'a7kd5yno',
    name: 'artisan-gift-box',
    title: 'Artisan Gift Box',
    width: 1600,
    height: 1200,
    bytes: 297201,
    contentHash: '0f8d2e345549c896e7e19bae9cfb66dc84893973d056d9734c4ffb70dbefa820',
    color: '#84441d',
    alt: {
      en: 'Open kraft gift box with brie on almonds, salami, manchego, grapes, crackers, prosciutto, strawberries, honey and jam',
      es: 'Caja de regalo kraft abierta con brie sobre almendras, salami, manchego, uvas, galletas, prosciutto, fresas, miel y mermelada',
    },
    tags: ['gifts'],
  },
  {
    id: 'q2ep9sxt',
    name: 'cheese-lovers-box',
    title: 'Cheese Lover’s Crate',
    width: 1600,
    height: 1200,
    bytes: 273016,
    contentHash: '3728467904721ad6b26a353c98bd65c52f022387cf6ba49289e875119fcb0bdf',
    color: '#c1a176',
    alt: {
      en: 'Wooden crate full of brie, blue cheese, manchego, gouda, wine-washed cheese and goat cheese, with honey, grapes, figs and walnuts',
      es: 'Caja de madera llena de brie, queso azul, manchego, gouda, queso al vino y queso de cabra, con miel, uvas, higos y nuez de Castilla',
    },
    tags: ['gifts', 'cheese'],
  },
  {
    id: 'p8ov4mrg',
    name: 'picnic-box',
    title: 'Picnic Boxes for Two',
    width: 1600,
    height: 1200,
    bytes: 253269,
    contentHash: '59b3b3bc025b49efd06e9941f22769f6d0f9cf7130f9ed04fe38b3d772df5364',
    color: '#a6a079',
    alt: {
      en: 'Two kraft picnic boxes with cheese, salami, crackers, bread, fruit and cookies on a pale green cloth',
      es: 'Dos cajas kraft para picnic con queso, salami, galletas saladas, pan, fruta y galletas dulces sobre un mantel verde claro',
    },
    tags: ['gifts', 'picnic'],
  },
];
