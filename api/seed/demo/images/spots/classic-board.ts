import { demoSpot, france, italy, ownTree, spain, unitedStates } from './demo-spot';

export const classicBoardSpots = [
  demoSpot({
    at: [20, 20],
    name: ['Genoa salami', 'Salami génova'],
    origin: italy,
    pairing: ['with pepperoncini and cheddar', 'con pepperoncini y cheddar'],
  }),
  demoSpot({
    at: [43, 16],
    name: ['Pepperoncini', 'Pepperoncini'],
    pairing: ['between two slices of salami', 'entre dos rebanadas de salami'],
  }),
  demoSpot({
    at: [64, 20],
    name: ['Water crackers', 'Galletas saladas'],
    pairing: ['with brie and fig jam', 'con brie y mermelada de higo'],
  }),
  demoSpot({
    at: [86, 18],
    name: ['Green grapes', 'Uvas verdes'],
    pairing: ['with manchego', 'con manchego'],
  }),
  demoSpot({
    at: [38, 38],
    name: ['Sharp cheddar', 'Cheddar fuerte'],
    origin: unitedStates,
    pairing: ['with salami and red grapes', 'con salami y uvas rojas'],
  }),
  demoSpot({
    at: [54, 38],
    name: ['Fig jam', 'Mermelada de higo'],
    origin: ownTree,
    pairing: ['with brie, on a cracker', 'con brie, en una galleta'],
  }),
  demoSpot({
    at: [82, 41],
    name: ['Figs', 'Higos'],
    origin: ownTree,
    pairing: ['wrapped in prosciutto', 'envueltos en prosciutto'],
  }),
  demoSpot({
    at: [25, 53],
    name: ['Manchego', 'Manchego español'],
    origin: spain,
    pairing: ['with almonds and fig jam', 'con almendras y mermelada de higo'],
  }),
  demoSpot({
    at: [47, 55],
    name: ['Almonds', 'Almendras'],
    pairing: ['with manchego', 'con manchego'],
  }),
  demoSpot({
    at: [66, 51],
    name: ['Strawberries', 'Fresas'],
    pairing: ['with brie', 'con brie'],
  }),
  demoSpot({
    at: [83, 70],
    name: ['Prosciutto', 'Prosciutto'],
    origin: italy,
    pairing: ['with figs', 'con higos'],
  }),
  demoSpot({
    at: [14, 79],
    name: ['Dried apricots', 'Chabacanos secos'],
    pairing: ['with manchego and almonds', 'con manchego y almendras'],
  }),
  demoSpot({
    at: [35, 75],
    name: ['Red grapes', 'Uvas rojas'],
    pairing: ['with cheddar', 'con cheddar'],
  }),
  demoSpot({
    at: [60, 79],
    name: ['Brie', 'Brie'],
    origin: france,
    pairing: ['with fig jam and strawberries', 'con mermelada de higo y fresas'],
  }),
];
