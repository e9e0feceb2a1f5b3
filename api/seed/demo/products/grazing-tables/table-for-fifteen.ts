import { business } from '#contract/business';
import { elena } from '../artisans';
import { confirmedFacts } from '../demo-facts';
import { demoOption } from '../demo-options';
import type { DemoProductInput } from '../demo-product';

export const tableForFifteen: DemoProductInput = {
  id: 2,
  name: 'Grazing Table for Fifteen',
  description:
    'Our smallest table: two boards, a bowl of olives and fresh flowers, set on a kitchen island or a sideboard in under an hour. It holds two and a half pounds of cheese and a pound and a half of cured meat. If you ask, one of the boards can be vegetables and cheese alone.',
  price: 520,
  category: 'grazing',
  region: 'Italy',
  origin: 'Highland Park',
  producer: business.name,
  artisan: elena,
  materials: 'Walnut board, round acacia board, roses, eucalyptus, candles',
  dimensions: '54 x 24 x 8 in',
  weight: '24 lb',
  sku: 'LH-TABLE-15',
  options: [
    demoOption({
      key: '12-guests',
      name: { en: '12 guests', es: '12 invitados' },
      price: 420,
      serves: { from: 12, to: 12 },
    }),
    demoOption({
      key: '15-guests',
      name: { en: '15 guests', es: '15 invitados' },
      price: 520,
      serves: { from: 15, to: 15 },
      isDefault: true,
    }),
    demoOption({
      key: '20-guests',
      name: { en: '20 guests', es: '20 invitados' },
      price: 680,
      serves: { from: 20, to: 20 },
    }),
  ],
  ingredients:
    'Blue cheese, cheddar, gouda, fresh mozzarella, soppressata, Genoa salami, coppa, baguette, focaccia, seeded crackers, green grapes, raspberries, blueberries, dried apricots, cucumber, cherry tomatoes, olives, walnuts, almonds, basil pesto',
  allergens: 'Milk, wheat, sesame, tree nuts (walnuts, almonds, pine nuts), sulfites',
  servingSize: 'Serves 12–20',
  perfectFor: 'Birthdays at home, book clubs, small office parties',
  facts: confirmedFacts({
    contains: ['milk', 'tree-nuts', 'wheat', 'sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: ['tree-nuts', 'meat', 'pork'],
    occasions: ['birthday', 'dinner', 'office'],
  }),
  seasonal: false,
  quantityAvailable: 8,
  inStock: true,
  featured: false,
  images: ['grazing-table-15', 'grazing-table-15-close', 'grazing-table-15-scale'],
  translations: {
    es: {
      name: 'Mesa para Quince',
      description:
        'Nuestra mesa más chica: dos tablas, un tazón de aceitunas y flores frescas, montadas en menos de una hora sobre la isla de la cocina o un trinchador. Lleva dos libras y media de queso y libra y media de carnes frías. Si lo pides, una de las tablas puede ser solo de verduras y quesos.',
      materials: 'Tabla de nogal, tabla redonda de acacia, rosas, eucalipto y velas',
      ingredients:
        'Queso azul, cheddar, gouda, mozzarella fresca, soppressata, salami génova, coppa, baguette, focaccia, galletas de semillas, uvas verdes, frambuesas, moras azules, chabacanos secos, pepino, jitomates cherry, aceitunas, nuez de Castilla, almendras, pesto de albahaca',
      allergens:
        'Leche, trigo, ajonjolí, nueces de árbol (nuez de Castilla, almendra, piñón), sulfitos',
      servingSize: '12 a 20 personas',
      perfectFor: 'Cumpleaños en casa, clubes de lectura, reuniones de oficina',
    },
  },
  createdAt: '2026-02-26T18:35:00.000Z',
};
