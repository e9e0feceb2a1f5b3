import { demoSpot, italy } from './demo-spot';

export const grazingTable15Spots = [
  demoSpot({
    at: [16, 36],
    name: ['Green grapes', 'Uvas verdes'],
    pairing: ['with blue cheese', 'con queso azul'],
  }),
  demoSpot({
    at: [46, 41],
    name: ['Baguette and focaccia', 'Baguette y focaccia'],
    pairing: ['with coppa and gouda', 'con coppa y gouda'],
  }),
  demoSpot({
    at: [67, 37],
    name: ['Seeded crackers', 'Galletas de semillas'],
    pairing: ['with blue cheese and walnuts', 'con queso azul y nuez de Castilla'],
  }),
  demoSpot({
    at: [95, 41],
    name: ['Soppressata', 'Soppressata'],
    origin: italy,
    pairing: ['with fresh mozzarella', 'con mozzarella fresca'],
  }),
  demoSpot({
    at: [5, 45],
    name: ['Blue cheese', 'Queso azul'],
    pairing: ['with walnuts and grapes', 'con nuez de Castilla y uvas'],
  }),
  demoSpot({
    at: [27, 45],
    name: ['Raspberries', 'Frambuesas'],
    pairing: ['with cheddar', 'con cheddar'],
  }),
  demoSpot({
    at: [77, 48],
    name: ['Fresh mozzarella', 'Mozzarella fresca'],
    pairing: ['with tomatoes and pesto', 'con jitomates y pesto'],
  }),
  demoSpot({
    at: [15, 56],
    name: ['Coppa', 'Coppa'],
    origin: italy,
    pairing: ['with focaccia', 'con focaccia'],
  }),
  demoSpot({
    at: [58, 52],
    name: ['Gouda', 'Gouda'],
    pairing: ['with walnuts', 'con nuez de Castilla'],
  }),
  demoSpot({
    at: [92, 59],
    name: ['Cucumber', 'Pepino'],
    pairing: ['with basil pesto', 'con pesto de albahaca'],
  }),
  demoSpot({
    at: [32, 61],
    name: ['Cheddar', 'Cheddar'],
    pairing: ['with raspberries', 'con frambuesas'],
  }),
  demoSpot({
    at: [46, 61],
    name: ['Walnuts', 'Nuez de Castilla'],
    pairing: ['with blue cheese', 'con queso azul'],
  }),
  demoSpot({
    at: [66, 66],
    name: ['Genoa salami', 'Salami génova'],
    origin: italy,
    pairing: ['with gouda', 'con gouda'],
  }),
  demoSpot({
    at: [79, 66],
    name: ['Cherry tomatoes', 'Jitomates cherry'],
    pairing: ['with fresh mozzarella', 'con mozzarella fresca'],
  }),
  demoSpot({
    at: [4, 69],
    name: ['Olives', 'Aceitunas'],
    pairing: ['with gouda and baguette', 'con gouda y baguette'],
  }),
];
