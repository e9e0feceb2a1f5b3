import type { BilingualText } from '../core/language';

export const orderMessages = {
  day: { en: 'Choose a day for your event', es: 'Elige el día de tu evento' },
  closedDay: {
    en: 'We are closed that day. Please choose another.',
    es: 'Ese día cerramos. Elige otro.',
  },
  pastDay: {
    en: 'That day has passed. Please choose another.',
    es: 'Ese día ya pasó. Elige otro.',
  },
  tooDistant: {
    en: 'That day is too far ahead. Please choose an earlier one.',
    es: 'Falta demasiado para ese día. Elige uno más cercano.',
  },
  fulfilment: { en: 'Choose delivery or pickup', es: 'Elige una forma de entrega' },
  area: { en: 'Choose where we deliver', es: 'Elige a dónde te lo llevamos' },
  guests: {
    en: 'Enter the number of guests, for example 12',
    es: 'Escribe con números cuántos invitados serán',
  },
  street: { en: 'Enter the street and number', es: 'Escribe la calle y el número' },
  zip: { en: 'Enter a five-digit ZIP code', es: 'Escribe un código postal de cinco cifras' },
  zipOutside: {
    en: 'We don’t deliver to that ZIP code in this area. Choose another area, or pickup.',
    es: 'No entregamos en ese código postal de esta zona. Elige otra zona o recoge tu pedido.',
  },
  zipInArea: ({ en, es }: BilingualText): BilingualText => ({
    en: `That ZIP code is in ${en}. Choose that area, or check the ZIP code.`,
    es: `Ese código postal es de la zona ${es}. Elige esa zona o revisa el código.`,
  }),
  window: { en: 'Choose a time', es: 'Elige una hora' },
  windowClosed: {
    en: 'We don’t deliver at that time. Please choose another.',
    es: 'No entregamos a esa hora. Elige otra.',
  },
  allergies: {
    en: 'Choose allergies from the list.',
    es: 'Elige las alergias de la lista.',
  },
  shippingOnlyGifts: {
    en: 'Only gift boxes can be shipped.',
    es: 'Solo se pueden enviar las cajas de regalo.',
  },
  recipients: {
    en: 'Add at least one address to ship to.',
    es: 'Agrega al menos una dirección de envío.',
  },
  tooManyRecipients: (max: number): BilingualText => ({
    en: `We ship to at most ${max} addresses at once. Send the others as another order.`,
    es: `Enviamos a ${max} direcciones cuando mucho. Manda las demás en otro pedido.`,
  }),
  recipientQuantities: {
    en: 'The boxes for your addresses don’t add up to the boxes in your cart.',
    es: 'Las cajas de tus direcciones no suman las cajas de tu carrito.',
  },
  discount: {
    en: 'The discount can’t be more than the items and the fee.',
    es: 'El descuento no puede ser mayor que los artículos y el costo de entrega.',
  },
  deposit: {
    en: 'The deposit can’t be more than the total.',
    es: 'El anticipo no puede ser mayor que el total.',
  },
  paymentUrl: {
    en: 'A payment link starts with https://',
    es: 'Un enlace de pago empieza con https://',
  },
  amount: {
    en: 'Enter an amount in dollars, such as 120 or 120.50',
    es: 'Escribe una cantidad en dólares, como 120 o 120.50',
  },
  incomplete: { en: 'Something is missing here.', es: 'Aquí falta algo.' },
  items: { en: 'Your cart is empty.', es: 'Tu carrito está vacío.' },
  /** For admins, who have no cart. */
  lines: { en: 'Add at least one item.', es: 'Agrega al menos un artículo.' },
  lineName: { en: 'Enter what it is', es: 'Escribe qué es' },
  quantity: { en: 'Enter a whole number, such as 2', es: 'Escribe un número entero, como 2' },
  item: { en: 'This isn’t something we can order.', es: 'Esto no se puede pedir.' },
} as const;

export const recipientMessages = {
  address: { en: 'This isn’t an address we can read.', es: 'No entendemos esta dirección.' },
  name: { en: 'Enter the recipient’s name', es: 'Escribe el nombre de quien recibe' },
  street: { en: 'Enter the street and number', es: 'Escribe la calle y el número' },
  city: { en: 'Enter the city', es: 'Escribe la ciudad' },
  state: {
    en: 'Enter a US state, such as CA',
    es: 'Escribe un estado de EE. UU., como CA',
  },
  zip: { en: 'Enter a ZIP code, such as 90042', es: 'Escribe un código postal, como 90042' },
  quantity: { en: 'Enter how many boxes', es: 'Escribe cuántas cajas' },
} as const satisfies Record<string, BilingualText>;

export const orderThanks: BilingualText = {
  en: 'We have your order request. We’ll confirm it by email.',
  es: 'Ya tenemos tu pedido. Te lo confirmaremos por correo.',
};

/** Where the shop can't send e-mail, or where that's unknown. */
export const orderThanksWithoutEmail: BilingualText = {
  en: 'We have your order request. We’ll be in touch to confirm it.',
  es: 'Ya tenemos tu pedido. Nos pondremos en contacto para confirmarlo.',
};

export const orderChanged: BilingualText = {
  en: 'Something changed since you put your order together. Please take another look.',
  es: 'Algo cambió desde que armaste tu pedido. Revísalo, por favor.',
};

/** 404: no such order, or the key is wrong */
export const orderNotFound: BilingualText = {
  en: 'We can’t find this order. Please use the whole link that you got with it.',
  es: 'No encontramos este pedido. Usa el enlace completo que recibiste con él.',
};

/** 409 */
export const cannotCancelAnymore: BilingualText = {
  en: 'This order can’t be canceled here anymore. Please call us.',
  es: 'Este pedido ya no se puede cancelar aquí. Llámanos, por favor.',
};

/** 409 */
export const nothingToAccept: BilingualText = {
  en: 'There are no changes to answer anymore.',
  es: 'Ya no hay cambios por responder.',
};

/** 409 */
export const orderEditedMeanwhile: BilingualText = {
  en: 'This order has changed in the meantime. Nothing was saved; please look at it again.',
  es: 'Este pedido cambió mientras tanto. No se guardó nada; revísalo otra vez.',
};
