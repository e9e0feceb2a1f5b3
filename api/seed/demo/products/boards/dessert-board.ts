import { business } from '#contract/business';
import { marisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { boardSizes } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const dessertBoard: DemoProductInput = {
  id: 11,
  name: 'Dessert Board',
  description:
    'For the end of the meal, or for those who start there. Brownies, chocolate chip cookies, macarons in three flavors, truffles and squares of dark chocolate from Chiapas surround a bowl of cajeta. We buy the berries at the market the same morning.',
  price: 148,
  category: 'boards',
  region: 'Mexico',
  origin: 'Highland Park',
  producer: business.name,
  artisan: marisol,
  materials: 'Round walnut board',
  dimensions: '20 x 20 x 3 in',
  weight: '7 lb',
  sku: 'LH-BOARD-DESSERT',
  options: boardSizes({ medium: 98, large: 148 }, 'large'),
  ingredients:
    "Brownies, chocolate chip cookies, macarons (strawberry, pistachio, vanilla with chocolate), chocolate truffles, dark chocolate, milk chocolate, meringues, pretzels, goat's milk cajeta, strawberries, raspberries, blueberries, Marcona almonds, mint, edible flowers",
  allergens: 'Milk, eggs, wheat, soy, tree nuts (almonds, pistachios)',
  servingSize: 'Large: serves 8–12',
  perfectFor: 'Birthdays, bridal showers, after the grazing table',
  facts: confirmedFacts({
    contains: ['milk', 'eggs', 'tree-nuts', 'wheat', 'soy'],
    diets: ['vegetarian', 'no-pork', 'no-alcohol'],
    occasions: ['birthday', 'shower', 'graduation'],
  }),
  seasonal: false,
  quantityAvailable: 9,
  inStock: true,
  featured: false,
  images: ['dessert-board', 'dessert-board-scale'],
  translations: {
    es: {
      name: 'Tabla de Postres',
      description:
        'Para el final de la comida, o para quien empieza por ahí. Alrededor de un tazón de cajeta van brownies, galletas con chispas de chocolate, macarons de tres sabores, trufas y cuadritos de chocolate oscuro de Chiapas. Las moras y las fresas las compramos en el mercado esa misma mañana.',
      materials: 'Tabla redonda de nogal',
      ingredients:
        'Brownies, galletas con chispas de chocolate, macarons (fresa, pistache, vainilla con chocolate), trufas de chocolate, chocolate oscuro, chocolate con leche, merengues, pretzels, cajeta de leche de cabra, fresas, frambuesas, moras azules, almendras marcona, menta, flores comestibles',
      allergens: 'Leche, huevo, trigo, soya, nueces de árbol (almendra, pistache)',
      servingSize: 'Grande: 8 a 12 personas',
      perfectFor: 'Cumpleaños, despedidas de soltera, después de la mesa de quesos',
    },
  },
  createdAt: '2026-08-14T18:30:00.000Z',
};
