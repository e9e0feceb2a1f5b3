import type { DemoImageInput } from './demo-image';

export const restorationImages: readonly DemoImageInput[] = [
  {
    id: 'l3dh8oqk',
    name: 'restoration-plate-before',
    title: 'Plate before restoration',
    width: 1600,
    height: 1200,
    bytes: 305309,
    contentHash: 'e5316f3167eb32efa901c684c074ebace9a8ba5b12cc4799959ba22d2877a28e',
    color: '#997a59',
    alt: {
      en: 'Hand-painted Talavera-style plate broken into four pieces before restoration',
      es: 'Plato pintado a mano estilo Talavera roto en cuatro pedazos antes de su restauración',
    },
    tags: ['restoration', 'plate', 'before'],
  },
  {
    id: 'l4ws2ufj',
    name: 'restoration-plate-after',
    title: 'Plate after restoration',
    width: 1600,
    height: 1200,
    bytes: 295315,
    contentHash: '912606e9f15f8d29a81597dba383bed68567e55a48952511a14215a018f484d1',
    color: '#a1805c',
    alt: {
      en: 'The same Talavera-style plate whole again after restoration',
      es: 'El mismo plato estilo Talavera, entero de nuevo tras su restauración',
    },
    tags: ['restoration', 'plate', 'after'],
  },
  {
    id: 'v5mx9gra',
    name: 'restoration-vase-before',
    title: 'Vase before restoration',
    width: 1600,
    height: 1200,
    bytes: 211701,
    contentHash: '0269ebb8c9e84bf2e47ab3da7621a25bb81c8a090452881ab22d95853d374934',
    color: '#9d866a',
    alt: {
      en: 'Talavera-style vase with missing pieces and cracks before restoration',
      es: 'Jarrón estilo Talavera con piezas faltantes y grietas antes de su restauración',
    },
    tags: ['restoration', 'vase', 'before'],
  },
  {
    id: 'v6yb7pne',
    name: 'restoration-vase-after',
    title: 'Vase after restoration',
    width: 1600,
    height: 1200,
    bytes: 226459,
    contentHash: '221a0cc998b544b048462aa5182c9091891d1226ad569ddd6ba4e5cc410c15c1',
    color: '#ac9273',
    alt: {
      en: 'The same Talavera-style vase restored, with its painted flowers complete',
      es: 'El mismo jarrón estilo Talavera restaurado, con sus flores pintadas completas',
    },
    tags: ['restoration', 'vase', 'after'],
  },
];
