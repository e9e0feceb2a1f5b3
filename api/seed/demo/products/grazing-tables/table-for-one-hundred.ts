import { business } from '#contract/business';
import { elenaAndMarisol } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const tableForOneHundred: DemoProductInput = {
  id: 14,
  name: 'Grazing Table for One Hundred',
  description:
    'Sixteen feet of table, covered from end to end. Four of us come, we begin three hours before your guests arrive and we stay through the first hour to refill. It takes fifteen pounds of cheese, nine of cured meat and enough fruit for seconds.',
  price: 3200,
  category: 'grazing',
  region: 'Italy',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elenaAndMarisol,
  materials: 'Walnut and olive-wood boards, linen cloths, roses, eucalyptus, candles',
  dimensions: '192 x 36 x 10 in',
  weight: '150 lb',
  sku: 'LH-TABLE-100',
  options: [
    demoOption({
      key: '75-guests',
      name: { en: '75 guests', es: '75 invitados' },
      price: 2475,
      serves: { from: 75, to: 75 },
    }),
    demoOption({
      key: '100-guests',
      name: { en: '100 guests', es: '100 invitados' },
      price: 3200,
      serves: { from: 100, to: 100 },
      isDefault: true,
    }),
    demoOption({
      key: '120-guests',
      name: { en: '120 guests', es: '120 invitados' },
      price: 3800,
      serves: { from: 120, to: 120 },
    }),
  ],
  ingredients:
    'Parmesan, gouda, aged cheddar, fresh mozzarella, brie, blue cheese, Genoa salami, soppressata, coppa, prosciutto, baguette, focaccia, water crackers, seeded crackers, strawberries, raspberries, blueberries, black, red and green grapes, dried apricots, cucumber, cherry tomatoes, snap peas, olives, almonds, Marcona almonds, pecans, honey',
  allergens: 'Milk, wheat, sesame, tree nuts (almonds, pecans), sulfites',
  servingSize: 'Serves 75–120',
  perfectFor: 'Weddings, quinceañeras, company parties',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'sesame', 'meat', 'pork'],
    occasions: ['wedding', 'quinceanera', 'office'],
  }),
  seasonal: false,
  quantityAvailable: 4,
  inStock: true,
  featured: false,
  images: ['grazing-table-100', 'grazing-table-100-scale'],
  translations: {
    es: {
      name: 'Mesa para Cien',
      description:
        'Dieciséis pies de mesa, cubiertos de punta a punta. Vamos cuatro, empezamos tres horas antes de que lleguen tus invitados y nos quedamos la primera hora para surtirla. Lleva quince libras de queso, nueve de carnes frías y fruta para que todos repitan.',
      materials: 'Tablas de nogal y olivo, manteles de lino, rosas, eucalipto y velas',
      ingredients:
        'Parmesano, gouda, cheddar añejo, mozzarella fresca, brie, queso azul, salami génova, soppressata, coppa, prosciutto, baguette, focaccia, galletas saladas, galletas de semillas, fresas, frambuesas, moras azules, uvas negras, rojas y verdes, chabacanos secos, pepino, jitomates cherry, chícharos en vaina, aceitunas, almendras, almendras marcona, nueces, miel',
      allergens: 'Leche, trigo, ajonjolí, nueces de árbol (almendra, nuez), sulfitos',
      servingSize: '75 a 120 personas',
      perfectFor: 'Bodas, quinceañeras, fiestas de empresa',
    },
  },
  createdAt: '2026-09-10T19:00:00.000Z',
};
