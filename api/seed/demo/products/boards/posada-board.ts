import { business } from '#contract/business';
import { marisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { boardSizes } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const posadaBoard: DemoProductInput = {
  id: 13,
  name: 'Posada Board',
  description:
    "We make it from the middle of November until Three Kings' Day. The brie comes under pecans and cranberries, with salchichón, prosciutto, manchego and a goat cheese rolled in pink pepper. The fir and the cinnamon sticks are there for the smell; they are not for eating.",
  price: 210,
  category: 'boards',
  region: 'Spain',
  origin: 'Highland Park',
  producer: business.name,
  artisan: marisol,
  materials: 'Round acacia board, fir sprigs, cinnamon sticks',
  dimensions: '20 x 20 x 3 in',
  weight: '8.5 lb',
  sku: 'LH-BOARD-POSADA',
  options: boardSizes({ medium: 145, large: 210 }, 'large'),
  ingredients:
    'Brie, manchego, young gouda, goat cheese with pink pepper, salchichón, prosciutto, herb crackers, black grapes, cranberries, blood orange, dates, pecans, pistachios, dark chocolate, cranberry preserve, rosemary',
  allergens: 'Milk, wheat, soy, tree nuts (pecans, pistachios), sulfites',
  servingSize: 'Large: serves 8–12',
  perfectFor: 'Posadas, Christmas dinner, office toasts',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'soy'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'meat', 'pork'],
    occasions: ['dinner', 'office', 'holidays'],
  }),
  seasonal: true,
  quantityAvailable: 12,
  inStock: true,
  featured: false,
  images: ['holiday-board', 'holiday-board-close', 'holiday-board-scale'],
  translations: {
    es: {
      name: 'Tabla de Posada',
      description:
        'La hacemos desde mediados de noviembre hasta el Día de Reyes. El brie va cubierto de nuez y arándanos rojos, junto a salchichón, prosciutto, manchego y un queso de cabra con pimienta rosa. Las ramas de pino y la canela son para que huela a Navidad: no se comen.',
      materials: 'Tabla redonda de acacia, ramas de pino, rajas de canela',
      ingredients:
        'Brie, manchego español, gouda tierno, queso de cabra con pimienta rosa, salchichón, prosciutto, galletas con hierbas, uvas negras, arándanos rojos, naranja sanguina, dátiles, nueces, pistaches, chocolate oscuro, conserva de arándano, romero',
      allergens: 'Leche, trigo, soya, nueces de árbol (nuez, pistache), sulfitos',
      servingSize: 'Grande: 8 a 12 personas',
      perfectFor: 'Posadas, cena de Navidad, brindis de oficina',
    },
  },
  createdAt: '2026-09-03T17:15:00.000Z',
};
