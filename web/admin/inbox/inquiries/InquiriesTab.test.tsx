import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/core/language';
import type { MockInquiry } from '#mocks/mock-submissions';
import { demoFiles } from '../../../testing/demo-data';
import { createInquiryRow, openBackOffice } from '../../../testing/inbox-rows';
import { getSubmissions, listRequests, resetMockServer } from '../../../testing/mock-server';

const url = '/admin?tab=events';

const [sampleFile] = demoFiles;
if (!sampleFile) throw new Error('The demo data has no images.');
const inquiryPhotos = [{ id: sampleFile.id, inquiryId: 1, position: 0 }];

const openInquiries = (language: Language, ...inquiries: Partial<MockInquiry>[]) =>
  openBackOffice(url, {
    language,
    submissions: {
      inquiries: inquiries.map((inquiry) => createInquiryRow(inquiry)),
      inquiryPhotos,
    },
  });

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const getCells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    );

const textsByLanguage = {
  en: {
    headers: ['Name', 'Occasion', 'Event', 'Guests', 'Place', 'Status', 'Date', 'Actions'],
    cells: ['Wedding', 'Sat, Dec 12, 2026', '60', 'Greater LA', 'New'],
    undecided: 'Not decided',
    view: 'View Ana Núñez',
    title: 'Event inquiry from Ana Núñez',
    budget: '$1,000 to $2,000',
    plan: ['2 × Seven-Cheese Board, Large', 'The planner showed $396.00'],
    allergies: 'Allergies: Tree nuts',
    reply: 'Reply by email',
    photo: 'Photo 1, opens in a new tab',
  },
  es: {
    headers: ['Nombre', 'Ocasión', 'Evento', 'Invitados', 'Lugar', 'Estado', 'Fecha', 'Acciones'],
    cells: ['Boda', 'sáb, 12 dic 2026', '60', 'Resto de Los Ángeles', 'Nuevo'],
    undecided: 'Por decidir',
    view: 'Ver Ana Núñez',
    title: 'Evento de Ana Núñez',
    budget: 'De $1,000 a $2,000',
    plan: ['2 × Tabla de Siete Quesos, Grande', 'El planificador mostró $396.00'],
    allergies: 'Alergias: Nueces de árbol',
    reply: 'Responder por correo',
    photo: 'Foto 1, se abre en otra pestaña',
  },
};

describe.each(['en', 'es'] as const)('page /admin?tab=events in %s', (language) => {
  const texts = textsByLanguage[language];

  test('lists occasion, day, guests, place and status', async () => {
    await openInquiries(language, {}, { id: 2, name: 'Luz', eventDate: null });
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(texts.headers);
    const rows = getCells();
    expect(rows.find((row) => row[1] !== texts.undecided)?.slice(0, 5)).toEqual(texts.cells);
    expect(rows.map((row) => row[1])).toContain(texts.undecided);
  });

  test('shows the whole inquiry', async () => {
    const user = await openInquiries(language, {});
    await user.click(screen.getByRole('button', { name: texts.view }));
    const dialog = await findDialog(texts.title);
    for (const text of [texts.budget, ...texts.plan, 'Lilac and silver.'])
      expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByText(/Descanso Gardens/)).toBeVisible();
    expect(dialog.getByText(/^Two vegans/)).toBeVisible();
    expect(dialog.getByText(texts.allergies.split(' ')[0] ?? '').parentElement).toHaveTextContent(
      texts.allergies,
    );
    expect(dialog.getByRole('link', { name: texts.photo })).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(getSubmissions().inquiries[0]?.readAt).not.toBeNull());
  });
});

describe('page /admin?tab=events', () => {
  test.each([
    ['en', 'Your event with La Higuera', ['Occasion: Wedding', '2 × Seven-Cheese Board, Large']],
    ['es', 'Tu evento con La Higuera', ['Ocasión: Boda', '2 × Tabla de Siete Quesos, Grande']],
  ] as const)('replies in %s with the event in the body', async (language, subject, lines) => {
    const user = await openInquiries('en', { language });
    await user.click(screen.getByRole('button', { name: textsByLanguage.en.view }));
    const dialog = await findDialog(textsByLanguage.en.title);
    const getUrl = () =>
      new URL(dialog.getByRole('link', { name: 'Reply by email' }).getAttribute('href') ?? '');
    await waitFor(() => {
      for (const line of lines) expect(getUrl().searchParams.get('body')).toContain(line);
    });
    expect(getUrl().pathname).toBe('ana@correo.mx');
    expect(getUrl().searchParams.get('subject')).toBe(subject);
  });

  test('names a proposed product that was deleted before the inquiry arrived', async () => {
    const items = [{ productId: 999, productName: '', optionName: null, quantity: 1 }];
    const user = await openInquiries('en', { proposal: { items, total: 10 } });
    await user.click(screen.getByRole('button', { name: textsByLanguage.en.view }));
    const dialog = await findDialog(textsByLanguage.en.title);
    expect(dialog.getByText('1 × Product 999')).toBeVisible();
  });

  test('filters by status and by day, in the list and in the exported CSV file', async () => {
    const user = await openInquiries(
      'en',
      {},
      { id: 2, name: 'Luz', status: 'Booked' },
      { id: 3, name: 'Zoe', status: 'Booked', eventDate: '2027-05-01' },
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Booked');
    await user.type(screen.getByLabelText('Event until'), '2026-12-31');
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
        'Unread: Luz',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() =>
      expect(listRequests()).toContain(
        '/api/event-inquiries.csv?q=&sort=date%3Adesc&status=Booked&to=2026-12-31&unread=0',
      ),
    );
  });

  test('changes the status of the open inquiry', async () => {
    const user = await openInquiries('en', {});
    await user.click(screen.getByRole('button', { name: textsByLanguage.en.view }));
    const dialog = await findDialog(textsByLanguage.en.title);
    await user.click(dialog.getByRole('button', { name: 'Update Status' }));
    const statusDialog = await findDialog('Update Status');
    await user.click(statusDialog.getByRole('button', { name: /^Status: / }));
    await user.click(
      within(await screen.findByRole('listbox')).getByRole('option', { name: 'Quoted' }),
    );
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    expect(await screen.findByText('Inquiry status updated successfully')).toBeVisible();
    expect(getSubmissions().inquiries[0]?.status).toBe('Quoted');
  });

  test('shows an error when inquiries fail to load, retries, and shows an empty state', async () => {
    const user = await openBackOffice(url, { scenarios: ['server-error:event-inquiries'] });
    expect(screen.getByText('Error loading event inquiries. Please try again.')).toBeVisible();
    resetMockServer('signed-in');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No event inquiries found')).toBeVisible();
  });
});
