import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { getCurrentUrl } from '../../testing/current-url';
import { resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';
import { readImage } from '../uploader/testing/images';
import { messages } from '../uploader/testing/messages';

test.each([
  {
    language: 'en',
    title: 'Media Management',
    tabs: ['Full Demo', 'Simple Uploader'],
    browse: 'Browse Files',
  },
  {
    language: 'es',
    title: 'Administración de imágenes',
    tabs: ['Vista completa', 'Subir un archivo'],
    browse: 'Ver archivos',
  },
] as const)(
  '<MediaManagementPage> shows the panel or the simple uploader in $language',
  async (texts) => {
    resetMockServer('signed-in');
    savePreferredLanguage(texts.language);
    const user = await visitPage('/admin/media');
    const { upload } = messages[texts.language];
    expect(document.title).toBe(`${texts.title} | La Higuera`);
    expect(screen.getByRole('tab', { name: texts.tabs[0], selected: true })).toBeVisible();
    expect(screen.getByRole('tab', { name: texts.browse })).toBeVisible();
    expect(screen.queryByRole('button', { name: upload })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: texts.tabs[1] }));
    expect(screen.queryByRole('tab', { name: texts.browse })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: upload })).toBeVisible();
  },
);

test('<MediaManagementPage> links to the media manager', async () => {
  resetMockServer('signed-in');
  const user = await visitPage('/admin/media');
  await user.click(screen.getByRole('link', { name: 'Media Manager' }));
  expect(await screen.findByRole('heading', { name: 'Media Manager' })).toBeVisible();
  expect(getCurrentUrl()).toBe('/admin/media-manager');
});

test('<MediaManagementPage> lists a file from the simple uploader in the panel', async () => {
  resetMockServer('signed-in');
  const user = await visitPage('/admin/media');
  const { en: texts } = messages;
  await user.click(screen.getByRole('tab', { name: 'Simple Uploader' }));
  const uploader = within(screen.getByRole('tabpanel'));
  await user.upload(uploader.getByLabelText(texts.choose), readImage('Sunday figs.jpg'));
  await uploader.findByRole('img', { name: 'Sunday figs.jpg' });
  await user.click(uploader.getByRole('button', { name: texts.upload }));
  await uploader.findByRole('heading', { name: texts.successful });
  await user.click(screen.getByRole('tab', { name: 'Full Demo' }));
  expect(await screen.findByRole('button', { name: /^Sunday figs / })).toBeVisible();
});
