import type { MockMessage } from '../mock-submissions';
import { buildInboxTimestamps, type WithoutId } from './timestamps';

export const buildSampleMessages = (now: Date): WithoutId<MockMessage>[] => [
  {
    ...buildInboxTimestamps({ days: 9, hours: 3 }, now, { readAfterHours: 2 }),
    name: 'Daniel Okafor',
    email: 'daniel.okafor@example.com',
    phone: '(213) 555-0128',
    subject: 'The board at Priya’s shower',
    message:
      'Hi Elena and Marisol,\n\nI was at Priya’s baby shower on Sunday and I have not stopped thinking about the fig and manchego corner. Who makes that jam? My wife and I would drive to Highland Park just for the jam.\n\nThank you for a beautiful table,\nDaniel',
    language: 'en',
  },
  {
    ...buildInboxTimestamps({ days: 7, hours: 5 }, now, { readAfterHours: 20 }),
    name: 'Lupita Arredondo',
    email: 'lupita.arredondo@example.com',
    phone: null,
    subject: 'Nuez en la Tabla Clásica',
    message:
      'Buenas tardes:\n\nMi nieto es alérgico a la nuez y quiero pedirles una tabla para su primera comunión. ¿Pueden armarla sin nada de nueces ni almendras, ni de adorno? Seríamos unas diez personas.\n\nQue Dios las bendiga,\nLupita',
    language: 'es',
  },
  {
    ...buildInboxTimestamps({ days: 5, hours: 1 }, now, { readAfterHours: 4 }),
    name: 'Grace Nakamura',
    email: 'grace@nakamura-studio.example',
    phone: '(323) 555-0177',
    subject: 'Gallery opening in Eagle Rock',
    message:
      'Hello! We are opening a small ceramics show on Colorado Boulevard and expect around 45 people, in and out from 6 to 9. No kitchen, one long table, lots of hands. Would a grazing table work, or would you suggest cups people can carry around? We would love to use plates from the show.',
    language: 'en',
  },
  {
    ...buildInboxTimestamps({ days: 4, hours: 2 }, now, { readAfterHours: 1 }),
    name: 'Tomás Villaseñor',
    email: 'tomas.villasenor@example.com',
    phone: '+1 (626) 555-0109',
    subject: null,
    message:
      '¿Entregan en Alhambra? Vi que llegan a Pasadena y nos queda a diez minutos. Puedo encontrarlas a medio camino si hace falta.',
    language: 'es',
  },
  {
    ...buildInboxTimestamps({ days: 2, hours: 6 }, now, { readAfterHours: 3 }),
    name: 'Hannah Weiss',
    email: 'hannah.weiss@example.com',
    phone: null,
    subject: 'Thank you (and a confession)',
    message:
      'The Date Night Board was meant for two evenings. It did not make it past the first. The honeycomb with the blue cheese is a problem and I blame you both. Happy anniversary to us, and thank you.',
    language: 'en',
  },
  {
    ...buildInboxTimestamps({ days: 1, hours: 4 }, now),
    name: 'Marcus Bell',
    email: 'marcus.bell@example.com',
    phone: '(323) 555-0163',
    subject: 'Order for next weekend, is it too late?',
    message:
      'My mother decided on Tuesday that she is turning 70 after all and wants everybody there on Saturday. Twelve of us, four vegetarians, one uncle who only eats salami. Is there any way, even if I come to pick it up myself at opening time?',
    language: 'en',
  },
  {
    ...buildInboxTimestamps({ days: 0, hours: 9 }, now),
    name: 'Ximena Robles Peña',
    email: 'ximena.robles@example.com',
    phone: '(818) 555-0190',
    subject: 'Canastas para mi equipo',
    message:
      'Hola, soy la encargada de una clínica en Glendale y cada diciembre le regalo algo a mi equipo: este año somos 18. Me encantó la caja Sobremesa. ¿Hay precio por cantidad? ¿Y podrían llevar una tarjeta escrita a mano en cada una? Yo les mando los nombres.\n\nMil gracias,\nXimena',
    language: 'es',
  },
  {
    ...buildInboxTimestamps({ days: 0, hours: 2 }, now),
    name: 'Beatrice “Bee” Landry',
    email: 'bee.landry@example.com',
    phone: null,
    subject: 'Do you teach?',
    message:
      'My book club would like to come to the board-making class together (eight of us, very well behaved until the second glass). Do you ever do it for a private group on a Thursday evening?',
    language: 'en',
  },
];
