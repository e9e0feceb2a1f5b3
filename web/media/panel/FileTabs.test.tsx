import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, details, openPanel } from '../../testing/media-panel';
import { photograph } from '../uploader/testing/pictures';
import { sentences } from '../uploader/testing/sentences';

const say = sentences.en;

test('what was uploaded is chosen, and stands first among all files', async () => {
  const user = await openPanel();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'Pages');
  await user.click(screen.getByRole('tab', { name: 'Upload' }));
  await user.upload(screen.getByLabelText(say.choose), photograph('Sunday figs.jpg'));
  await screen.findByRole('img', { name: 'Sunday figs.jpg' });
  await user.click(screen.getByRole('button', { name: say.upload }));
  expect(await details().findByText('Sunday figs')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Browse Files' }));
  await waitFor(() => expect(card('Sunday figs')).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByRole('tabpanel').querySelector('li')).toHaveTextContent('Sunday figs');
});

test('what is typed into the uploader stays while one looks elsewhere', async () => {
  const user = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Upload' }));
  await user.type(screen.getByRole('textbox', { name: say.description }), 'Figs');
  await user.click(screen.getByRole('tab', { name: 'Folders' }));
  await user.click(screen.getByRole('tab', { name: 'Upload' }));
  expect(screen.getByRole('textbox', { name: say.description })).toHaveValue('Figs');
});
