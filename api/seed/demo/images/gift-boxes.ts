import type { DemoImageInput } from './demo-image';

export const giftBoxImages: readonly DemoImageInput[] = [
  {
    id: 'a7kd5yno',
    name: 'artisan-gift-box',
    title: 'Artisan Gift Box',
    width: 1600,
    height: 1200,
    bytes: 264242,
    contentHash: 'ab504ba4bd564fd38892ff659d912aaab3766b6bcafa002049ee6d8c120ea8bb',
    color: '#9b7040',
    alt: {
      en: 'Open kraft gift box with compartments of brie, salami, crackers, manchego, grapes, strawberries, honey and jam',
      es: 'Caja de regalo kraft abierta con compartimentos de brie, salami, galletas, manchego, uvas, fresas, miel y mermelada',
    },
    tags: ['gifts'],
  },
  {
    id: 'q2ep9sxt',
    name: 'cheese-lovers-box',
    title: 'Cheese Lover’s Crate',
    width: 1600,
    height: 1200,
    bytes: 259511,
    contentHash: 'b1c37671b90f420e9adcea83f6a5e22054ad5de78b4aaa740ef63eb6df45ba81',
    color: '#ad8c62',
    alt: {
      en: 'Wooden crate with brie, blue cheese, manchego, gouda, goat cheese, honey and fruit on paper shred',
      es: 'Caja de madera con brie, queso azul, manchego, gouda, queso de cabra, miel y fruta sobre viruta de papel',
    },
    tags: ['gifts', 'cheese'],
  },
  {
    id: 'p8ov4mrg',
    name: 'picnic-box',
    title: 'Picnic Boxes for Two',
    width: 1600,
    height: 1200,
    bytes: 239909,
    contentHash: '83fd831f94032ac1e6a9a4eed88be0ee2aac684be08727d40a08327c7df2abe3',
    color: '#bab398',
    alt: {
      en: 'Two kraft picnic boxes with cheese, salami, crackers, bread, fruit and cookies on a pale green cloth',
      es: 'Dos cajas kraft para picnic con queso, salami, galletas saladas, pan, fruta y galletas dulces sobre un mantel verde claro',
    },
    tags: ['gifts', 'picnic'],
  },
];
