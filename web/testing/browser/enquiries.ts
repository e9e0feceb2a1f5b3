import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sendRestorationPhotos } from '#contract/inbox/endpoints';
import { devicePicture } from './library';
import { expect } from './test';

/** What the lists of what people sent say in each language, where a test needs to find it. */
export const enquiryWords = {
  en: {
    messages: /^Contact Messages/,
    requests: /^Restoration Requests/,
    orders: /^Order Requests/,
    refresh: 'Refresh',
    unread: 'Unread:',
    view: (called: string) => `View ${called}`,
    messageFrom: (name: string) => `Message from ${name}`,
    close: 'Close',
    status: (called: string) => `Status ${called}`,
    requestFrom: (name: string) => `Request from ${name}`,
    photograph: 'Photo 1, opens in a new tab',
    statusNow: /^Status: /,
    updateStatus: 'Update Status',
    requestUpdated: 'Request status updated successfully',
    requestStatuses: ['In Progress', 'Completed', 'Declined', 'Pending'],
    order: (number: string) => `Order ${number}`,
    confirmed: 'Confirmed',
    orderUpdated: 'Order status updated successfully',
    kitchenList: 'Kitchen list of the day',
    toMake: 'To make',
    newsletter: 'Newsletter',
    downloadTable: 'Download CSV',
  },
  es: {
    messages: /^Mensajes de contacto/,
    requests: /^Solicitudes de restauración/,
    orders: /^Pedidos/,
    refresh: 'Actualizar',
    unread: 'Sin leer:',
    view: (called: string) => `Ver ${called}`,
    messageFrom: (name: string) => `Mensaje de ${name}`,
    close: 'Cerrar',
    status: (called: string) => `Estado ${called}`,
    requestFrom: (name: string) => `Solicitud de ${name}`,
    photograph: 'Foto 1, se abre en otra pestaña',
    statusNow: /^Estado: /,
    updateStatus: 'Actualizar estado',
    requestUpdated: 'Estado de la solicitud actualizado',
    requestStatuses: ['En proceso', 'Terminada', 'Rechazada', 'Pendiente'],
    order: (number: string) => `Pedido ${number}`,
    confirmed: 'Confirmado',
    orderUpdated: 'Estado del pedido actualizado',
    kitchenList: 'Lista de cocina del día',
    toMake: 'Por preparar',
    newsletter: 'Boletín',
    downloadTable: 'Descargar CSV',
  },
} as const;

/** Sends something as the forms do, from within the page: so it reaches the mocks too. */
export async function send(
  page: Page,
  path: string,
  body: object,
  further: Readonly<Record<string, string>> = {},
): Promise<void> {
  const status = await page.evaluate(
    async ([address, headers, json]) =>
      (await fetch(address, { method: 'POST', headers, body: json })).status,
    [
      path,
      { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...further },
      JSON.stringify(body),
    ] as const,
  );
  expect([200, 201]).toContain(status);
}

/** Sends a photograph ahead of the request it belongs to, as the form does, and tells where it is kept. */
export async function sendPhotograph(page: Page): Promise<string[]> {
  const { name, buffer } = await devicePicture('bowl.png', '#2c587a');
  return page.evaluate(
    async ([address, key, called, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const body = new FormData();
      body.append('photos', new File([bytes], called, { type: 'image/png' }));
      const headers = { 'Idempotency-Key': key };
      return (await (await fetch(address, { method: 'POST', headers, body })).json()).photoUrls;
    },
    [sendRestorationPhotos.path, randomUUID(), name, buffer.toString('base64')] as const,
  );
}
