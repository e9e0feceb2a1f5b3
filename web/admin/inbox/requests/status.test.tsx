import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { alreadyGone } from '#contract/core/messages';
import { notSignedIn } from '#contract/session/messages';
import { holdBack } from '../../../testing/hold-back';
import { deleteRequests, mockServer, received } from '../../../testing/mock-server';
import { cells, dialog, openRequests } from './testing/open-requests';
import { sentences } from './testing/sentences';

/** Not the status filter's options. */
const option = async (name: string) =>
  within(await screen.findByRole('listbox')).getByRole('option', { name });

describe('status of restoration requests', () => {
  const say = sentences.es;

  test('can be changed from the row with the keyboard', async () => {
    const user = await openRequests('es', { status: 'In Progress' });
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

  test('can be changed from the open request', async () => {
    const user = await openRequests('es', {});
    await user.click(screen.getByRole('button', { name: say.view }));
    const opened = await dialog(say.title);
    await user.click(opened.getByRole('button', { name: say.update }));
    const statusDialog = await dialog(say.update);
    await user.click(statusDialog.getByRole('button', { name: new RegExp(`^${say.listbox}`) }));
    await user.click(await option(say.statuses[3] ?? ''));
    await user.click(screen.getByRole('button', { name: say.update }));
    expect(await screen.findByText(say.done)).toBeVisible();
    await waitFor(() => expect(opened.getByText(say.statuses[3] ?? '')).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: say.view })).toHaveFocus());
  });

  async function choose(name: string) {
    const user = await openRequests('es', {});
    await user.click(screen.getByRole('button', { name: say.status }));
    const opened = await dialog(say.update);
    await user.click(opened.getByRole('button', { name: new RegExp(`^${say.listbox}`) }));
    await user.click(await option(name));
    return { user, save: screen.getByRole('button', { name: say.update }) };
  }

  test('keeps the selection and toasts an error when saving fails', async () => {
    const { user, save } = await choose(say.statuses[2] ?? '');
    mockServer.use(http.put('*/status', () => HttpResponse.error()));
    await user.click(save);
    expect(await screen.findByText(say.failed)).toBeVisible();
    expect(screen.getByText(say.error)).toBeVisible();
    const statusDialog = await dialog(say.update);
    expect(statusDialog.getByText(say.statuses[2] ?? '')).toBeVisible();
  });

  test('reloads the list when the request was deleted meanwhile', async () => {
    const { user, save } = await choose(say.statuses[2] ?? '');
    deleteRequests();
    await user.click(save);
    expect(await screen.findByText(alreadyGone.es)).toBeVisible();
    expect(await screen.findByText(say.none)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps the dialog open when the session has expired and signing in is declined', async () => {
    const { user, save } = await choose(say.statuses[2] ?? '');
    mockServer.use(
      http.put('*/status', () => HttpResponse.json({ message: notSignedIn.es }, { status: 401 })),
    );
    await user.click(save);
    await user.click(await screen.findByRole('button', { name: say.notNow }));
    expect(await screen.findByText(notSignedIn.es)).toBeVisible();
    expect(screen.getByRole('dialog', { name: say.update })).toBeVisible();
  });

  test("a late response does not close another request's dialog", async () => {
    const user = await openRequests('es', {}, { id: 2, name: 'Luz' });
    await user.click(screen.getByRole('button', { name: say.status }));
    const first = await dialog(say.update);
    await user.click(first.getByRole('button', { name: new RegExp(`^${say.listbox}`) }));
    await user.click(await option(say.statuses[2] ?? ''));
    const letGo = holdBack('put', '/api/restoration-requests/1/status');
    await user.click(screen.getByRole('button', { name: say.update }));
    await user.click(first.getByRole('button', { name: say.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: say.status.replace('Ana Núñez', 'Luz') }));
    await dialog(say.update);
    letGo();
    expect(await screen.findByText(say.done)).toBeVisible();
    expect(screen.getByRole('dialog', { name: say.update })).toBeVisible();
  });
});
