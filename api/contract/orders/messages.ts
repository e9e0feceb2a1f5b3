import type { BilingualText } from '../core/language';

export const orderMessages = {
  day: { en: 'Choose a day for your event', es: 'Elige el día de tu evento' },
  closedDay: {
    en: 'We are closed that day. Please choose one from Wednesday to Sunday.',
    es: 'Ese día cerramos. Elige uno de miércoles a domingo.',
  },
  pastDay: {
    en: 'That day has passed. Please choose another.',
    es: 'Ese día ya pasó. Elige otro.',
  },
  fulfilment: { en: 'Choose delivery or pickup', es: 'Elige una forma de entrega' },
  area: { en: 'Choose delivery or pickup', es: 'Elige una forma de entrega' },
  guests: {
    en: 'Enter the number of guests, for example 12',
    es: 'Escribe con números cuántos invitados serán',
  },
  items: { en: 'Your cart is empty.', es: 'Tu carrito está vacío.' },
  item: { en: 'This isn’t something we can order.', es: 'Esto no se puede pedir.' },
} as const satisfies Record<string, BilingualText>;

export const orderThanks: BilingualText = {
  en: 'We have your order request. We’ll confirm it by email.',
  es: 'Ya tenemos tu pedido. Te lo confirmaremos por correo.',
};

export const orderChanged: BilingualText = {
  en: 'Something changed since you put your order together. Please take another look.',
  es: 'Algo cambió desde que armaste tu pedido. Revísalo, por favor.',
};
