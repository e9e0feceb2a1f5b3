import type { MockRequest } from '../mock-submissions';
import { buildStatusTimestamps, type WithoutId } from './timestamps';

export interface SampleRequest extends WithoutId<MockRequest> {
  readonly imageNames: readonly string[];
}

export const buildSampleRequests = (now: Date): SampleRequest[] => [
  {
    ...buildStatusTimestamps({ days: 160, hours: 3 }, now, { readAfterHours: 30 }),
    kind: 'restoration',
    name: 'Rosalind Achterberg',
    email: 'rosalind.achterberg@example.com',
    phone: null,
    description:
      'A Puebla soup tureen, the lid in two pieces. I am moving to Ventura in the summer, so there is no hurry: please keep it until I have an address again.',
    // A status that is no longer used.
    status: 'On Hold',
    language: 'en',
    imageNames: [],
  },
  {
    ...buildStatusTimestamps({ days: 48, hours: 5 }, now, { readAfterHours: 6 }),
    kind: 'restoration',
    name: 'Consuelo Barragán',
    email: 'consuelo.barragan@example.com',
    phone: '(323) 555-0118',
    description:
      'Es el plato hondo de talavera de mi abuela, de Dolores Hidalgo. Se despostilló la orilla en la mudanza y tengo guardado el pedacito. Me gustaría volver a usarlo en Navidad.',
    status: 'Completed',
    language: 'es',
    imageNames: ['restoration-plate-before', 'restoration-plate-after'],
  },
  {
    ...buildStatusTimestamps({ days: 21, hours: 2 }, now, { readAfterHours: 3 }),
    kind: 'custom-board',
    name: 'Jonah Feldstein',
    email: 'jonah.feldstein@example.com',
    phone: '(213) 555-0184',
    description:
      'Could you make a board in the shape of a baseball diamond for opening day? About 25 people in my yard in Mt. Washington, half of them under ten. Kosher style if at all possible, no pork and no shellfish.',
    status: 'Declined',
    language: 'en',
    imageNames: [],
  },
  {
    ...buildStatusTimestamps({ days: 12, hours: 7 }, now, { readAfterHours: 5 }),
    kind: 'restoration',
    name: 'Amara Lindqvist',
    email: 'amara.lindqvist@example.com',
    phone: null,
    description:
      'A blue Talavera vase from my parents’ wedding. The handle broke off cleanly and there is a hairline crack down to the foot. I do not mind if the repair can be seen, as long as it holds water again.',
    status: 'In Progress',
    language: 'en',
    imageNames: ['restoration-vase-before'],
  },
  {
    ...buildStatusTimestamps({ days: 3, hours: 4 }, now, { readAfterHours: 8 }),
    kind: 'custom-board',
    name: 'Familia Cárdenas Ochoa',
    email: 'los.cardenas@example.com',
    phone: '(626) 555-0156',
    description:
      'Queremos una mesa para los quince de nuestra hija Renata: unas 60 personas, colores lila y plata, con quesos mexicanos, fruta con chilito para los niños y algo dulce al final. La fiesta es en casa, en Glassell Park, y hay sombra en el patio.',
    status: 'Pending',
    language: 'es',
    imageNames: [],
  },
  {
    ...buildStatusTimestamps({ days: 0, hours: 5 }, now),
    kind: 'custom-board',
    name: 'Priscilla Tran',
    email: 'priscilla.tran@example.com',
    phone: '(323) 555-0135',
    description:
      'It is my grandmother’s 90th and she wants “something like the picture, but with pickled things”. Could a Garden Board have đồ chua and quail eggs on it, if I bring them that morning? Around ten people, pickup is fine.',
    status: 'Pending',
    language: 'en',
    imageNames: [],
  },
  {
    ...buildStatusTimestamps({ days: 0, hours: 1 }, now),
    kind: 'restoration',
    name: 'Héctor Zaldívar',
    email: 'hector.zaldivar@example.com',
    phone: null,
    description:
      'Tengo un juego de seis tazas de talavera y a dos se les cayó el asa. Las asas las tengo completas. ¿Se pueden pegar para que aguanten el café caliente, o quedarían nada más de adorno?',
    status: 'Pending',
    language: 'es',
    imageNames: [],
  },
];
