import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** What the lists of what people sent say in each language, where a test needs to find it. */
export const enquiryWords = {
  en: {
    messages: /^Contact Messages/,
    requests: /^Restoration Requests/,
    orders: /^Order Requests/,
    unread: 'Unread:',
    view: (called: string) => `View ${called}`,
    messageFrom: (name: string) => `Message from ${name}`,
    close: 'Close',
    status: (called: string) => `Status ${called}`,
    statusNow: /^Status: /,
    updateStatus: 'Update Status',
    requestUpdated: 'Request status updated successfully',
    requestStatuses: ['In Progress', 'Completed', 'Declined', 'Pending'],
    order: (number: string) => `Order ${number}`,
    confirmed: 'Confirmed',
    orderUpdated: 'Order status updated successfully',
    kitchenList: 'Kitchen list of the day',
    toMake: 'To make',
    downloadTable: 'Download CSV',
  },
  es: {
    messages: /^Mensajes de contacto/,
    requests: /^Solicitudes de restauración/,
    orders: /^Pedidos/,
    unread: 'Sin leer:',
    view: (called: string) => `Ver ${called}`,
    messageFrom: (name: string) => `Mensaje de ${name}`,
    close: 'Cerrar',
    status: (called: string) => `Estado ${called}`,
    statusNow: /^Estado: /,
    updateStatus: 'Actualizar estado',
    requestUpdated: 'El estado de la solicitud se actualizó correctamente',
    requestStatuses: ['En proceso', 'Terminada', 'Rechazada', 'Pendiente'],
    order: (number: string) => `Pedido ${number}`,
    confirmed: 'Confirmado',
    orderUpdated: 'El estado del pedido se actualizó correctamente',
    kitchenList: 'Lista de cocina del día',
    toMake: 'Por preparar',
    downloadTable: 'Descargar CSV',
  },
} as const;

/** Sends something as the shop's forms do, from within the page: so it reaches the mocks too. */
export async function send(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([address, key, json]) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      return (await fetch(address, { method: 'POST', headers, body: json })).status;
    },
    [path, randomUUID(), JSON.stringify(body)] as const,
  );
  expect([200, 201]).toContain(status);
}
