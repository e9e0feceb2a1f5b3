import { faker } from '@faker-js/faker/locale/en';
import type { BilingualText, Language } from '#contract/core/language';

type Phrases = readonly BilingualText[];

export const subjects: Phrases = [
  { en: 'A birthday in the yard', es: 'Un cumpleaños en el patio' },
  { en: 'Nuts and allergies', es: 'Nueces y alergias' },
  { en: 'Delivery to Pasadena', es: 'Entrega en Pasadena' },
  { en: 'Gift boxes for the office', es: 'Cajas de regalo para la oficina' },
  { en: 'Thank you!', es: '¡Gracias!' },
];

const openings: Phrases = [
  { en: 'Hello Elena and Marisol,', es: 'Hola, Elena y Marisol:' },
  { en: 'Good morning!', es: '¡Buenos días!' },
  { en: 'Hi, a neighbor told me about you.', es: 'Hola, una vecina me habló de ustedes.' },
];

const bodySentences: Phrases = [
  { en: 'Could you make a board without nuts?', es: '¿Pueden armar una tabla sin nueces?' },
  {
    en: 'We will be about twenty people, half of them vegetarians.',
    es: 'Seremos unas veinte personas, la mitad vegetarianas.',
  },
  {
    en: 'Everybody is still talking about the fig jam.',
    es: 'Todos siguen hablando de la mermelada de higo.',
  },
  {
    en: 'Is there room for one more order next weekend?',
    es: '¿Les cabe un pedido más el próximo fin de semana?',
  },
];

const requestItems: Phrases = [
  {
    en: 'A Talavera plate with a chip on its rim.',
    es: 'Un plato de talavera con la orilla rota.',
  },
  { en: 'A vase that lost its handle.', es: 'Un florero que perdió el asa.' },
  { en: 'A board in the shape of a heart.', es: 'Una tabla en forma de corazón.' },
  { en: 'A grazing table for a garden party.', es: 'Una mesa para una fiesta en el jardín.' },
];

const closings: Phrases = [
  { en: 'Thank you so much.', es: 'Muchas gracias.' },
  { en: 'See you soon!', es: '¡Nos vemos pronto!' },
  { en: 'With love from Eagle Rock.', es: 'Con cariño desde Eagle Rock.' },
];

export const pickPhrase = (phrases: Phrases, language: Language): string =>
  faker.helpers.arrayElement(phrases)[language];

export const generateMessageText = (language: Language): string =>
  [openings, bodySentences, closings].map((phrases) => pickPhrase(phrases, language)).join('\n\n');

export const generateDescription = (language: Language): string =>
  [requestItems, bodySentences, closings].map((phrases) => pickPhrase(phrases, language)).join(' ');

export const generateNote = (language: Language): string => pickPhrase(bodySentences, language);
