import type { PhotographFacts } from './photograph';

/** Two ceramics, each before and after its restoration. */
export const restorationPhotographs: readonly PhotographFacts[] = [
  {
    id: 'l3dh8oqk',
    name: 'restoration-plate-before',
    title: 'Plate before restoration',
    width: 1600,
    height: 1200,
    bytes: 305309,
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
    color: '#ac9273',
    alt: {
      en: 'The same Talavera-style vase restored, with its painted flowers complete',
      es: 'El mismo jarrón estilo Talavera restaurado, con sus flores pintadas completas',
    },
    tags: ['restoration', 'vase', 'after'],
  },
];
