import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { InitialData } from '../../../../routing/initial-data';
import { localizePath } from '../../../../routing/paths';
import { visitPage } from '../../../../testing/visit-page';
import type { CartItem } from '../../cart';
import { replaceCart } from '../../change-cart';

// Imported eagerly: loading these lazy modules would count against test timeouts.
import '../OrderRequestSection';
import '../../../receipt/ReceiptPage';

const orderFormTexts = {
  en: {
    heading: 'Tell us when and where',
    eventDate: 'Event date',
    requiredDate: /^Event date \(required\)/,
    noDate: 'Choose a day',
    guests: 'Guests',
    name: 'Name',
    email: 'Email',
    notes: 'Notes',
    northeast: /^Northeast LA/,
    delivery: 'How you get it',
    pickup: /^Pickup/,
    ship: /^Ship it/,
    area: 'Where to',
    street: 'Street and number',
    zip: 'ZIP code',
    deliveryTime: /^Delivery time/,
    pickupTime: /^Pickup time/,
    total: 'Estimated total',
    items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    remove: (name: string) => `Remove ${name}`,
    undo: 'Undo',
    sendButton: 'Send Order Request',
    received: /^Order LH-\d+$/,
    tooLarge: /An event of this size needs 14 days’ notice\. The earliest we can do is /,
    changes: 'What has changed',
    accept: 'Accept the changes',
    failed: 'Submission Failed',
    left: (was: number, now: number) =>
      `You asked for ${was}, and there ${now === 1 ? 'is' : 'are'} ${now} left.`,
    upToDate: (total: string) => `Your order is up to date and comes to ${total}.`,
    order: (number: string) => `Order ${number}`,
  },
  es: {
    heading: 'Dinos cuándo y dónde',
    eventDate: 'Fecha del evento',
    requiredDate: /^Fecha del evento \(obligatorio\)/,
    noDate: 'Elige un día',
    guests: 'Invitados',
    name: 'Nombre',
    email: 'Correo electrónico',
    notes: 'Notas',
    northeast: /^Noreste de Los Ángeles/,
    delivery: 'Cómo lo recibes',
    pickup: /^Paso a recoger/,
    ship: /^Por paquetería/,
    area: 'A dónde',
    street: 'Calle y número',
    zip: 'Código postal',
    deliveryTime: /^Hora de entrega/,
    pickupTime: /^Hora para recoger/,
    total: 'Total estimado',
    items: (count: number) => (count === 1 ? '1 artículo' : `${count} artículos`),
    remove: (name: string) => `Quitar ${name}`,
    undo: 'Deshacer',
    sendButton: 'Enviar pedido',
    received: /^Pedido LH-\d+$/,
    tooLarge:
      /Un evento de este tamaño se pide con 14 días de anticipación\. La primera fecha posible es el /,
    changes: 'Qué cambió',
    accept: 'Aceptar los cambios',
    failed: 'No se pudo enviar',
    left: (was: number, now: number) =>
      `Pediste ${was} y nos ${now === 1 ? 'queda' : 'quedan'} ${now}.`,
    upToDate: (total: string) => `Tu pedido ya está al día y suma ${total}.`,
    order: (number: string) => `Pedido ${number}`,
  },
} as const;

/** Page object for the order form on the cart page. */
export function createOrderFormPage(language: Language) {
  const texts = orderFormTexts[language];
  const form = () => within(screen.getByRole('region', { name: texts.heading }));
  const textbox = (name: string) => form().getByRole('textbox', { name: new RegExp(`^${name}`) });
  const eventDate = () => form().getByRole('button', { name: new RegExp(`^${texts.eventDate}`) });

  async function selectFirstDate(user: UserEvent): Promise<void> {
    await user.click(eventDate());
    await user.keyboard('{Enter}');
  }

  return {
    texts,
    form,
    textbox,
    eventDate,
    selectFirstDate,
    sendButton: () => form().getByRole('button', { name: texts.sendButton }),
    deliveryOption: (name: RegExp) => form().getByRole('radio', { name }),

    async open(items: readonly CartItem[], initialData?: Partial<InitialData>): Promise<UserEvent> {
      replaceCart(items);
      const user = await visitPage(localizePath('/cart', language), initialData);
      await screen.findByRole('region', { name: texts.heading });
      return user;
    },

    /** Faster than typing. */
    async paste(user: UserEvent, name: string, text: string): Promise<void> {
      await user.click(textbox(name));
      await user.paste(text);
    },

    selectTime: (user: UserEvent, name: RegExp) =>
      user.selectOptions(form().getByRole('combobox', { name }), '12:00'),

    async fill(user: UserEvent): Promise<void> {
      await selectFirstDate(user);
      await user.click(form().getByRole('radio', { name: texts.northeast }));
      await user.selectOptions(form().getByRole('combobox', { name: texts.deliveryTime }), '12:00');
      await user.click(textbox(texts.street));
      await user.paste('Calle Aldama 12');
      await user.type(textbox(texts.zip), '90041');
      await user.type(textbox(texts.guests), '12');
      await user.type(textbox(texts.name), 'Ana Núñez');
      await user.type(textbox(texts.email), 'ana@correo.mx');
      await user.type(textbox(texts.notes), 'A las 6.');
    },
  };
}
