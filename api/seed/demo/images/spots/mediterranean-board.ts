import { demoSpot, italy, ownKitchen, ownTree } from './demo-spot';

export const mediterraneanBoardSpots = [
  demoSpot({
    at: [27, 28],
    name: ['Cucumber', 'Pepino'],
    pairing: ['dipped in hummus', 'con una cucharada de hummus'],
  }),
  demoSpot({
    at: [41, 13],
    name: ['Feta', 'Queso feta'],
    pairing: ['with tomatoes and olives', 'con jitomates y aceitunas'],
  }),
  demoSpot({
    at: [67, 19],
    name: ['Prosciutto', 'Prosciutto'],
    origin: italy,
    pairing: ['with figs', 'con higos'],
  }),
  demoSpot({
    at: [53, 28],
    name: ['Black grapes', 'Uvas negras'],
    pairing: ['with feta', 'con feta'],
  }),
  demoSpot({
    at: [69, 42],
    name: ['Genoa salami', 'Salami génova'],
    origin: italy,
    pairing: ['with olives', 'con aceitunas'],
  }),
  demoSpot({
    at: [46, 46],
    name: ['Hummus', 'Hummus'],
    origin: ownKitchen,
    pairing: ['with pita and cucumber', 'con pan pita y pepino'],
  }),
  demoSpot({
    at: [25, 48],
    name: ['Figs and pomegranate', 'Higos y granada'],
    origin: ownTree,
    pairing: ['with prosciutto', 'con prosciutto'],
  }),
  demoSpot({
    at: [59, 53],
    name: ['Pistachios', 'Pistaches'],
    pairing: ['with figs', 'con higos'],
  }),
  demoSpot({
    at: [77, 59],
    name: ['Za’atar', 'Zaatar'],
    pairing: ['on pita, with hummus', 'sobre el pan pita, con hummus'],
  }),
  demoSpot({
    at: [33, 67],
    name: ['Green and Kalamata olives', 'Aceitunas verdes y kalamata'],
    pairing: ['with feta', 'con feta'],
  }),
  demoSpot({
    at: [48, 66],
    name: ['Cherry tomatoes', 'Jitomates cherry'],
    pairing: ['with feta and oregano', 'con feta y orégano'],
  }),
  demoSpot({
    at: [69, 76],
    name: ['Pita', 'Pan pita'],
    pairing: ['with hummus', 'con hummus'],
  }),
  demoSpot({
    at: [38, 84],
    name: ['Roasted red pepper dip', 'Dip de pimiento rojo asado'],
    origin: ownKitchen,
    pairing: ['with pita and cucumber', 'con pan pita y pepino'],
  }),
  demoSpot({
    at: [53, 86],
    name: ['Stuffed grape leaves', 'Hojas de parra rellenas'],
    origin: ownKitchen,
    pairing: [
      'rolled by hand, with rice, lemon and mint',
      'hechas a mano, con arroz, limón y menta',
    ],
  }),
];
