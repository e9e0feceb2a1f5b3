import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { alreadyGone, notSignedIn } from '#contract/refusals';
import { createDatabase } from '#mocks/db';
import { languages } from '../../testing/browser/languages';
import { at, openBackOffice, requestRow } from '../../testing/kept-enquiries';
import { mockServer, openShop, received, requestsMade } from '../../testing/mock-server';
import { badge } from '../../ui/badge/Badge.css';

const address = '/admin?tab=restoration';

const sentences = {
  en: {
    table: 'Restoration Requests',
    heads: ['Name', 'Email', 'Kind', 'Photos', 'Date', 'Status', 'Actions'],
    kinds: ['Restoration', 'Custom board'],
    noPhotos: 'No photos',
    statuses: ['Pending', 'In Progress', 'Completed', 'Declined'],
    view: 'View Ana Núñez',
    status: 'Status Ana Núñez',
    title: 'Request from Ana Núñez',
    facts: [
      'Kind',
      'Status',
      'Submitted',
      'Name',
      'Email',
      'Phone',
      'Last update',
      'Description',
      'Photos',
    ],
    submitted: 'Jan 5, 2025 3:04 PM',
    updated: 'Jan 7, 2025 11:30 AM',
    photo: 'Photo 1, opens in a new tab',
    update: 'Update Status',
    listbox: 'Status: ',
    done: 'Request status updated successfully',
    error: 'Error',
    failed: 'Failed to update request status',
    none: 'No restoration requests found',
    notLoaded: 'Error loading restoration requests. Please try again.',
    again: 'Try again',
    notNow: 'Not now',
  },
  es: {
    table: 'Solicitudes de restauración',
    heads: ['Nombre', 'Correo electrónico', 'Tipo', 'Fotos', 'Fecha', 'Estado', 'Acciones'],
    kinds: ['Restauración', 'Tabla a la medida'],
    noPhotos: 'Sin fotos',
    statuses: ['Pendiente', 'En proceso', 'Terminada', 'Rechazada'],
    view: 'Ver Ana Núñez',
    status: 'Estado Ana Núñez',
    title: 'Solicitud de Ana Núñez',
    facts: [
      'Tipo',
      'Estado',
      'Enviada',
      'Nombre',
      'Correo electrónico',
      'Teléfono',
      'Última actualización',
      'Descripción',
      'Fotos',
    ],
    submitted: '5 ene 2025 15:04',
    updated: '7 ene 2025 11:30',
    photo: 'Foto 1, se abre en otra pestaña',
    update: 'Actualizar estado',
    listbox: 'Estado: ',
    done: 'Estado de la solicitud actualizado',
    error: 'Error',
    failed: 'No se pudo actualizar el estado de la solicitud',
    none: 'No se encontraron solicitudes de restauración',
    notLoaded: 'No se pudieron cargar las solicitudes de restauración. Inténtalo de nuevo.',
    again: 'Intentar de nuevo',
    notNow: 'Ahora no',
  },
};

const [anyFile] = createDatabase(new Set()).library.rows;
if (!anyFile) throw new Error('The demo shop has pictures.');
/** Yellow, blue, green and red, and the tone of what nobody knows. */
const tones = ['warning', 'info', 'positive', 'critical', 'neutral'] as const;

const photos = [{ id: anyFile.id, requestId: 1, position: 0 }];

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The filter over the list has options of its own. */
const option = async (name: string) =>
  within(await screen.findByRole('listbox')).getByRole('option', { name });
const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    );

describe.each(languages)('the requests, in %s', (language) => {
  const say = sentences[language];

  const open = (...requests: Parameters<typeof requestRow>) =>
    openBackOffice(address, { language, sent: { requests: requests.map(requestRow), photos } });

  test('are listed with their kind, their photographs and their status, even one nobody knows', async () => {
    const requests = [...say.statuses.keys(), 4].map((index) =>
      requestRow({
        id: index + 1,
        kind: index === 1 ? 'custom-board' : 'restoration',
        status: sentences.en.statuses[index] ?? 'Cancelled',
        receivedAt: at(20 - index),
      }),
    );
    await openBackOffice(address, { language, sent: { requests, photos } });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(say.heads);
    const rows = cells();
    expect(rows.map((row) => row[4])).toEqual([...say.statuses, 'Cancelled']);
    expect(rows.map((row) => row[2])).toEqual(['1', ...Array(4).fill(say.noPhotos)]);
    expect(rows.map((row) => row[1]).slice(0, 2)).toEqual(say.kinds);
    expect(rows[0]?.[3]).toBe(say.submitted);
    const table = within(screen.getByRole('table', { name: say.table }));
    for (const [place, name] of [...say.statuses, 'Cancelled'].entries()) {
      expect(table.getByText(name)).toHaveClass(badge({ tone: tones[place] }));
    }
  });

  test('open with all that is known of them, and what was written as it was written', async () => {
    const user = await open({ updatedAt: at(7, 11, 30) });
    await user.click(screen.getByRole('button', { name: say.view }));
    const opened = await dialog(say.title);
    expect(opened.getAllByRole('term').map((term) => term.textContent)).toEqual(say.facts);
    for (const text of [say.submitted, say.updated, say.kinds[0] ?? '', say.statuses[0] ?? '']) {
      expect(opened.getByText(text)).toBeVisible();
    }
    expect(opened.getByText(/A wedding plate/).textContent).toBe(
      'A wedding plate from Puebla.\nIt broke in four.',
    );
    const photo = opened.getByRole('link', { name: say.photo });
    expect(photo).toHaveAttribute('target', '_blank');
    expect(photo).toHaveAttribute('href', expect.stringContaining(`/optimize/${anyFile.id}`));
  });

  test('get another status in their row, which is chosen before it is changed', async () => {
    const user = await open({ status: 'In Progress' });
    const opener = screen.getByRole('button', { name: say.status });
    opener.focus();
    await user.keyboard('{Enter}');
    const opened = await dialog(say.update);
    const box = opened.getByRole('button', {
      name: new RegExp(`^${say.listbox}${say.statuses[1]}`),
    });
    box.focus();
    await user.keyboard(' ');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(say.statuses);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    screen.getByRole('button', { name: say.update }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(say.done)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(received().requests[0]?.status).toBe('Completed');
    await waitFor(() => expect(cells()[0]?.[4]).toBe(say.statuses[2]));
    expect(opener).toHaveFocus();
  });

  test('get another status while they are read, too', async () => {
    const user = await open({});
    await user.click(screen.getByRole('button', { name: say.view }));
    const opened = await dialog(say.title);
    await user.click(opened.getByRole('button', { name: say.update }));
    const asked = await dialog(say.update);
    await user.click(asked.getByRole('button', { name: new RegExp(`^${say.listbox}`) }));
    await user.click(await option(say.statuses[3] ?? ''));
    await user.click(screen.getByRole('button', { name: say.update }));
    expect(await screen.findByText(say.done)).toBeVisible();
    await waitFor(() => expect(opened.getByText(say.statuses[3] ?? '')).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: say.view })).toHaveFocus());
  });

  async function choose(name: string) {
    const user = await open({});
    await user.click(screen.getByRole('button', { name: say.status }));
    const opened = await dialog(say.update);
    await user.click(opened.getByRole('button', { name: new RegExp(`^${say.listbox}`) }));
    await user.click(await option(name));
    return { user, save: screen.getByRole('button', { name: say.update }) };
  }

  test('say when a status could not be changed, and what was chosen stays', async () => {
    const { user, save } = await choose(say.statuses[2] ?? '');
    mockServer.use(http.put('*/status', () => HttpResponse.error()));
    await user.click(save);
    expect(await screen.findByText(say.failed)).toBeVisible();
    expect(screen.getByText(say.error)).toBeVisible();
    const asked = await dialog(say.update);
    expect(asked.getByText(say.statuses[2] ?? '')).toBeVisible();
  });

  test('say when one has been deleted meanwhile, and are read anew', async () => {
    const { user, save } = await choose(say.statuses[2] ?? '');
    received().requests.length = 0;
    await user.click(save);
    expect(await screen.findByText(alreadyGone[language])).toBeVisible();
    expect(await screen.findByText(say.none)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('stay open where nobody is signed in any more', async () => {
    const { user, save } = await choose(say.statuses[2] ?? '');
    mockServer.use(
      http.put('*/status', () =>
        HttpResponse.json({ message: notSignedIn[language] }, { status: 401 }),
      ),
    );
    await user.click(save);
    await user.click(await screen.findByRole('button', { name: say.notNow }));
    expect(await screen.findByText(notSignedIn[language])).toBeVisible();
    expect(screen.getByRole('dialog', { name: say.update })).toBeVisible();
  });

  test('say so when there are none, and when they cannot be had', async () => {
    const user = await openBackOffice(address, {
      language,
      scenarios: ['server-error:restoration-requests'],
    });
    expect(screen.getByText(say.notLoaded)).toBeVisible();
    openShop('signed-in');
    await user.click(screen.getByRole('button', { name: say.again }));
    expect(await screen.findByText(say.none)).toBeVisible();
  });
});

test.each([
  ['custom-board', 'en', 'Your custom board at La Higuera'],
  ['custom-board', 'es', 'Tu tabla a la medida en La Higuera'],
  ['restoration', 'en', 'Your restoration at La Higuera'],
  ['restoration', 'es', 'Tu restauración en La Higuera'],
] as const)('an answer about a %s in %s has the subject %j', async (kind, language, subject) => {
  const requests = [requestRow({ kind, language })];
  const user = await openBackOffice(address, { sent: { requests } });
  await user.click(screen.getByRole('button', { name: 'View Ana Núñez' }));
  const opened = await dialog('Request from Ana Núñez');
  const href = opened.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('subject')).toBe(subject);
});

test('one status only is listed, and saved as a table', async () => {
  const requests = [requestRow(), requestRow({ id: 2, name: 'Luz', status: 'Declined' })];
  const user = await openBackOffice(address, { sent: { requests } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Declined');
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Unread: Luz',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(requestsMade()).toContain(
      '/api/restoration-requests.csv?q=&sort=date%3Adesc&status=Declined&unread=0',
    ),
  );
});
