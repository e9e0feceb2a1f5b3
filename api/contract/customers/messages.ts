import type { BilingualText } from '../core/language';

/** 409 */
export const orderStillOpen = (number: string): BilingualText => ({
  en: `Order ${number} is still open. Decline it or fulfill it first.`,
  es: `El pedido ${number} sigue abierto. Primero recházalo o márcalo como entregado.`,
});
