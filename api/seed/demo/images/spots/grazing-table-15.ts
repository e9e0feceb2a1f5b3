import { demoSpot, italy } from './demo-spot';

export const grazingTable15Spots = [
  demoSpot({
    at: [5, 34],
    name: ['Baguette', 'Baguette'],
    pairing: ['with coppa and gouda', 'con coppa y gouda'],
  }),
  demoSpot({
    at: [34, 32],
    name: ['Blue cheese', 'Queso azul'],
    pairing: ['with walnuts and grapes', 'con nuez de Castilla y uvas'],
  }),
  demoSpot({
    at: [20, 38],
    name: ['Cheddar', 'Cheddar'],
    pairing: ['with raspberries', 'con frambuesas'],
  }),
  demoSpot({
    at: [48, 36],
    name: ['Raspberries', 'Frambuesas'],
    pairing: ['with cheddar', 'con cheddar'],
  }),
  demoSpot({
    at: [62, 36],
    name: ['Gouda', 'Gouda'],
    pairing: ['with walnuts', 'con nuez de Castilla'],
  }),
  demoSpot({
    at: [90, 40],
    name: ['Seeded crackers', 'Galletas de semillas'],
    pairing: ['with blue cheese and walnuts', 'con queso azul y nuez de Castilla'],
  }),
  demoSpot({
    at: [4, 54],
    name: ['Green grapes', 'Uvas verdes'],
    pairing: ['with blue cheese', 'con queso azul'],
  }),
  demoSpot({
    at: [38, 52],
    name: ['Coppa', 'Coppa'],
    origin: italy,
    pairing: ['with focaccia', 'con focaccia'],
  }),
  demoSpot({
    at: [57, 53],
    name: ['Cherry tomatoes', 'Jitomates cherry'],
    pairing: ['with fresh mozzarella', 'con mozzarella fresca'],
  }),
  demoSpot({
    at: [78, 49],
    name: ['Fresh mozzarella', 'Mozzarella fresca'],
    pairing: ['with tomatoes and pesto', 'con jitomates y pesto'],
  }),
  demoSpot({
    at: [96, 56],
    name: ['Soppressata', 'Soppressata'],
    origin: italy,
    pairing: ['with fresh mozzarella', 'con mozzarella fresca'],
  }),
  demoSpot({
    at: [17, 63],
    name: ['Walnuts', 'Nuez de Castilla'],
    pairing: ['with blue cheese', 'con queso azul'],
  }),
  demoSpot({
    at: [50, 71],
    name: ['Olives', 'Aceitunas'],
    pairing: ['with gouda and baguette', 'con gouda y baguette'],
  }),
  demoSpot({
    at: [68, 63],
    name: ['Genoa salami', 'Salami génova'],
    origin: italy,
    pairing: ['with gouda', 'con gouda'],
  }),
  demoSpot({
    at: [83, 66],
    name: ['Cucumber', 'Pepino'],
    pairing: ['with basil pesto', 'con pesto de albahaca'],
  }),
];
