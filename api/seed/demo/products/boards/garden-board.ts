import { business } from '#contract/business';
import { marisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { boardSizes } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const gardenBoard: DemoProductInput = {
  id: 3,
  name: 'Garden Board',
  description:
    "There is no meat on it, and so far nobody has asked for any. The carrots, radishes, cucumber, snap peas, peppers and tomatoes are that week's, from the farmers' market; the feta and the goat cheese are made without animal rennet. Without those two it is vegan: say so when you order.",
  price: 108,
  category: 'boards',
  region: 'United States',
  origin: 'Highland Park',
  producer: business.name,
  artisan: marisol,
  materials: 'Rectangular ash board',
  dimensions: '20 x 15 x 2.5 in',
  weight: '6.5 lb',
  sku: 'LH-BOARD-GARDEN',
  options: boardSizes({ small: 58, medium: 108, large: 158 }, 'medium'),
  ingredients:
    'Carrots, radishes, cucumber, sugar snap peas, red and yellow peppers, cherry tomatoes, hummus, green herb salsa, feta, herbed goat cheese, seeded crackers, green grapes, blueberries, green olives, almonds, mint, edible flowers',
  allergens: 'Milk, wheat, sesame, tree nuts (almonds)',
  servingSize: 'Medium: serves 5–8',
  perfectFor: 'Vegetarian guests, office lunches, baby showers',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['vegetarian', 'no-pork', 'no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'sesame'],
    occasions: ['dinner', 'shower', 'office', 'outdoors'],
  }),
  seasonal: false,
  quantityAvailable: 15,
  inStock: true,
  featured: false,
  images: ['garden-board', 'garden-board-close', 'garden-board-scale'],
  translations: {
    es: {
      name: 'Tabla de la Huerta',
      description:
        'No lleva carne y hasta ahora nadie la ha pedido. Las zanahorias, los rábanos, el pepino, los chícharos, los pimientos y los jitomates son de esa semana, del mercado de agricultores; el feta y el queso de cabra se hacen sin cuajo animal. Sin esos dos queda vegana: solo dinos al hacer tu pedido.',
      materials: 'Tabla rectangular de fresno',
      ingredients:
        'Zanahorias, rábanos, pepino, chícharos dulces en vaina, pimientos rojos y amarillos, jitomates cherry, hummus, salsa verde de hierbas, feta, queso de cabra con hierbas, galletas de semillas, uvas verdes, moras azules, aceitunas verdes, almendras, menta, flores comestibles',
      allergens: 'Leche, trigo, ajonjolí, nueces de árbol (almendra)',
      servingSize: 'Mediana: 5 a 8 personas',
      perfectFor: 'Invitados vegetarianos, comidas de oficina, baby showers',
    },
  },
  createdAt: '2026-03-12T18:15:00.000Z',
};
