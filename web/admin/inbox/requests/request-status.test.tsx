import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { alreadyDeleted } from '#contract/core/messages';
import { setRequestStatus } from '#contract/inbox/admin-endpoints';
import { statusChangedMeanwhile } from '#contract/inbox/messages';
import { notSignedIn } from '#contract/session/messages';
import { request } from '../../../data/http-client';
import { delayResponse } from '../../../testing/delay-response';
import {
  deleteRestorationRequests,
  getSubmissions,
  mockServer,
} from '../../../testing/mock-server';
import { findDialog, getCells, openRequests } from './testing/open-requests';
import { textsByLanguage } from './testing/texts';

/** Not the status filter's options. */
const findOption = async (name: string) =>
  within(await screen.findByRole('listbox')).getByRole('option', { name });

describe('status of restoration requests', () => {
  const texts = textsByLanguage.es;

  test('can be changed from the row with the keyboard', async () => {
    const user = await openRequests('es', { status: 'In Progress' });
    const opener = screen.getByRole('button', { name: texts.status });
    opener.focus();
    await user.keyboard('{Enter}');
    const dialog = await findDialog(texts.update);
    const box = dialog.getByRole('button', {
      name: new RegExp(`^${texts.listbox}${texts.statuses[1]}`),
    });
    box.focus();
    await user.keyboard(' ');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(texts.statuses);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    screen.getByRole('button', { name: texts.update }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(texts.done)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getSubmissions().requests[0]?.status).toBe('Completed');
    await waitFor(() => expect(getCells()[0]?.[4]).toBe(texts.statuses[2]));
    expect(opener).toHaveFocus();
  });

  test('can be changed from the open request', async () => {
    const user = await openRequests('es', {});
    await user.click(screen.getByRole('button', { name: texts.view }));
    const dialog = await findDialog(texts.title);
    await user.click(dialog.getByRole('button', { name: texts.update }));
    const statusDialog = await findDialog(texts.update);
    await user.click(statusDialog.getByRole('button', { name: new RegExp(`^${texts.listbox}`) }));
    await user.click(await findOption(texts.statuses[3] ?? ''));
    await user.click(screen.getByRole('button', { name: texts.update }));
    expect(await screen.findByText(texts.done)).toBeVisible();
    await waitFor(() => expect(dialog.getByText(texts.statuses[3] ?? '')).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: texts.view })).toHaveFocus());
  });

  async function openAndSelect(name: string) {
    const user = await openRequests('es', {});
    await user.click(screen.getByRole('button', { name: texts.status }));
    const dialog = await findDialog(texts.update);
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${texts.listbox}`) }));
    await user.click(await findOption(name));
    return { user, save: screen.getByRole('button', { name: texts.update }) };
  }

  test('shows the status that another admin has set instead of overwriting it', async () => {
    const { user, save } = await openAndSelect(texts.statuses[2] ?? '');
    await request(setRequestStatus, { params: { id: 1 }, body: { status: 'Declined' } });
    await user.click(save);
    expect(await screen.findByText(statusChangedMeanwhile.es)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getCells()[0]?.[4]).toBe(texts.statuses[3]);
    expect(getSubmissions().requests[0]?.status).toBe('Declined');
  });

  test('keeps the selection and toasts an error when saving fails', async () => {
    const { user, save } = await openAndSelect(texts.statuses[2] ?? '');
    mockServer.use(http.put('*/status', () => HttpResponse.error()));
    await user.click(save);
    expect(await screen.findByText(texts.failed)).toBeVisible();
    expect(screen.getByText(texts.error)).toBeVisible();
    const statusDialog = await findDialog(texts.update);
    expect(statusDialog.getByText(texts.statuses[2] ?? '')).toBeVisible();
  });

  test('reloads the list when the request was deleted meanwhile', async () => {
    const { user, save } = await openAndSelect(texts.statuses[2] ?? '');
    deleteRestorationRequests();
    await user.click(save);
    expect(await screen.findByText(alreadyDeleted.es)).toBeVisible();
    expect(await screen.findByText(texts.empty)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps the dialog open when the session has expired and signing in is declined', async () => {
    const { user, save } = await openAndSelect(texts.statuses[2] ?? '');
    mockServer.use(
      http.put('*/status', () => HttpResponse.json({ message: notSignedIn.es }, { status: 401 })),
    );
    await user.click(save);
    await user.click(await screen.findByRole('button', { name: texts.notNow }));
    expect(await screen.findByText(notSignedIn.es)).toBeVisible();
    expect(screen.getByRole('dialog', { name: texts.update })).toBeVisible();
  });

  test("a late response does not close another request's dialog", async () => {
    const user = await openRequests('es', {}, { id: 2, name: 'Luz' });
    await user.click(screen.getByRole('button', { name: texts.status }));
    const first = await findDialog(texts.update);
    await user.click(first.getByRole('button', { name: new RegExp(`^${texts.listbox}`) }));
    await user.click(await findOption(texts.statuses[2] ?? ''));
    const releaseResponse = delayResponse('put', '/api/restoration-requests/1/status');
    await user.click(screen.getByRole('button', { name: texts.update }));
    await user.click(first.getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(
      screen.getByRole('button', { name: texts.status.replace('Ana Núñez', 'Luz') }),
    );
    await findDialog(texts.update);
    releaseResponse();
    expect(await screen.findByText(texts.done)).toBeVisible();
    expect(screen.getByRole('dialog', { name: texts.update })).toBeVisible();
  });
});
