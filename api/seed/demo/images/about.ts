import type { DemoImageInput } from './demo-image';

export const aboutImages: readonly DemoImageInput[] = [
  {
    id: 'u9bg3xmi',
    name: 'about-hero',
    title: 'The work table',
    width: 1600,
    height: 1200,
    bytes: 316142,
    contentHash: 'ee3108e53bc452c95330971d269e61200440eb5ea4a491f8d24b2b116e10c760',
    color: '#9d7248',
    alt: {
      en: 'A board being prepared on a wooden work table with bowls of olives, nuts and berries around it',
      es: 'Una tabla en preparación sobre una mesa de madera, rodeada de tazones con aceitunas, nueces y frutos rojos',
    },
    tags: ['about', 'about-hero'],
  },
  {
    id: 's4ly7qhd',
    name: 'about-selection',
    title: 'Selection',
    width: 1600,
    height: 1200,
    bytes: 207322,
    contentHash: 'a590cb68ebbd405aeb717c11d893117c7844b70d8f3b61dc67cbbfcb2c4a0d84',
    color: '#c2b7a7',
    alt: {
      en: 'A selection of cheeses on an olive-wood board: brie, blue, manchego, gouda, goat cheese and parmesan',
      es: 'Selección de quesos sobre una tabla de olivo: brie, azul, manchego, gouda, queso de cabra y parmesano',
    },
    tags: ['about', 'about-selection'],
  },
  {
    id: 'r2kn5zpw',
    name: 'about-arrangement',
    title: 'Arrangement',
    width: 1600,
    height: 1200,
    bytes: 325927,
    contentHash: 'b2315e7b413faba0ad3606908b8aac4993fd3d02a4f5583d9d7c9f10bf1cd56a',
    color: '#a05738',
    alt: {
      en: 'Half-arranged round board with bowls of ingredients waiting beside it, seen from above',
      es: 'Tabla redonda a medio armar con tazones de ingredientes a su lado, vista desde arriba',
    },
    tags: ['about', 'about-arrangement'],
  },
  {
    id: 'f7cv1teb',
    name: 'about-finishing',
    title: 'Finishing',
    width: 1600,
    height: 1200,
    bytes: 358760,
    contentHash: '6630247448aff48d1b4770d0e55b4f1f54f307c43c107bbe9e67aaade1a76f91',
    color: '#c09d77',
    alt: {
      en: 'Close-up of a finished board with brie, figs and berries, decorated with edible flowers and thyme',
      es: 'Primer plano de una tabla terminada con brie, higos y frutos rojos, decorada con flores comestibles y tomillo',
    },
    tags: ['about', 'about-finishing'],
  },
];
