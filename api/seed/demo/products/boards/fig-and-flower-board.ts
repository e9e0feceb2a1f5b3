import { business } from '#contract/business';
import { marisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { boardSizes } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const figAndFlowerBoard: DemoProductInput = {
  id: 5,
  name: 'Fig and Flower Board',
  description:
    'Ripe figs, a brie topped with pressed pansies, prosciutto rolled into roses. Every flower on it can be eaten: a neighbor in Mount Washington grows them without sprays. From late June to October the figs come off our own tree.',
  price: 138,
  category: 'boards',
  region: 'France',
  origin: 'Highland Park',
  producer: business.name,
  artisan: marisol,
  materials: 'Round walnut board, edible pansies and violas',
  dimensions: '18 x 18 x 2.5 in',
  weight: '6 lb',
  sku: 'LH-BOARD-FIG-FLOWER',
  options: boardSizes({ medium: 138, large: 205 }, 'medium'),
  ingredients:
    'Brie, Genoa salami, prosciutto, seeded crackers, figs, strawberries, raspberries, blueberries, black grapes, Marcona almonds, apricot preserve, pansies, violas, mint, thyme, rosemary',
  allergens: 'Milk, wheat, sesame, tree nuts (almonds), sulfites',
  servingSize: 'Medium: serves 5–8',
  perfectFor: 'Bridal showers, garden dinners, a friend who loves flowers',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'meat', 'pork'],
    occasions: ['birthday', 'dinner', 'shower'],
  }),
  seasonal: false,
  quantityAvailable: 7,
  inStock: true,
  featured: false,
  images: ['about-finishing'],
  translations: {
    es: {
      name: 'Tabla de Higos y Flores',
      description:
        'Higos maduros, un brie adornado con flores de pensamiento y prosciutto en forma de rosas. Todas las flores se comen: las cultiva sin químicos una vecina de Mount Washington. De fines de junio a octubre, los higos son de nuestra higuera.',
      materials: 'Tabla redonda de nogal, pensamientos y violas comestibles',
      ingredients:
        'Brie, salami génova, prosciutto, galletas de semillas, higos, fresas, frambuesas, moras azules, uvas negras, almendras marcona, conserva de chabacano, pensamientos, violas, menta, tomillo, romero',
      allergens: 'Leche, trigo, ajonjolí, nueces de árbol (almendra), sulfitos',
      servingSize: 'Mediana: 5 a 8 personas',
      perfectFor: 'Despedidas de soltera, cenas en el jardín, una amiga que ama las flores',
    },
  },
  createdAt: '2026-04-16T18:25:00.000Z',
};
