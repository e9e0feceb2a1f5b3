import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/current-url';
import { openMediaManager } from '../../testing/media-manager';
import { resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

test.each([
  {
    language: 'en',
    heading: 'Media Manager',
    note: 'All files are stored in the Talavera folder unless you choose another one.',
    back: 'Back to Admin Dashboard',
    tabs: ['Browse Files', 'Search', 'Upload', 'Folders'],
    nothing: 'Select a file to view details',
  },
  {
    language: 'es',
    heading: 'Administrador de imágenes',
    note: 'Todos los archivos se guardan en la carpeta Talavera, a menos que elijas otra.',
    back: 'Volver al panel de administración',
    tabs: ['Ver archivos', 'Buscar', 'Subir', 'Carpetas'],
    nothing: 'Elige un archivo para ver sus detalles',
  },
] as const)('<MediaManagerPage> shows the panel under its heading in $language', async (texts) => {
  await openMediaManager({ language: texts.language });
  const heading = screen.getByRole('heading', { level: 1, name: texts.heading });
  expect(heading.parentElement).toHaveTextContent(texts.note);
  expect(screen.getByRole('link', { name: texts.back })).toHaveAttribute('href', '/admin');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(texts.tabs);
  expect(screen.getByText(texts.nothing)).toBeVisible();
  expect(document.title).toBe(`${texts.heading} | La Higuera`);
});

test('<MediaManagerPage> links back to the dashboard', async () => {
  const user = await openMediaManager();
  await user.click(screen.getByRole('link', { name: 'Back to Admin Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test('<MediaManagerPage> redirects signed-out users to sign-in and back', async () => {
  resetMockServer();
  await visitPage('/admin/media-manager');
  expect(getCurrentUrl()).toBe('/admin/login?next=%2Fadmin%2Fmedia-manager');
});
