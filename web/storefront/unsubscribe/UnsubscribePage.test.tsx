import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { unsubscribe } from '#contract/inbox/endpoints';
import { unsubscribed, unsubscribeTokenInvalid } from '#contract/inbox/messages';
import { listRequests, mockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

const token = '0123456789abcdef0123456789abcdef';

describe('page /unsubscribe', () => {
  test('asks before it unsubscribes, and confirms it', async () => {
    const user = await visitPage(`/es/unsubscribe?token=${token}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Darse de baja' })).toBeVisible();
    expect(listRequests()).not.toContain(unsubscribe.path);
    await user.click(screen.getByRole('button', { name: 'Sí, darme de baja' }));
    expect(await screen.findByText(unsubscribed.es)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(unsubscribed.es);
    expect(screen.queryByRole('button', { name: 'Sí, darme de baja' })).toBeNull();
  });

  test('is not indexed', async () => {
    await visitPage(`/unsubscribe?token=${token}`);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
  });

  test('tells that the link is incomplete', async () => {
    const user = await visitPage('/unsubscribe');
    await user.click(screen.getByRole('button', { name: 'Yes, unsubscribe me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(unsubscribeTokenInvalid.en);
  });

  test('offers to try again after an error', async () => {
    const user = await visitPage(`/unsubscribe?token=${token}`);
    mockServer.use(http.post(`*${unsubscribe.path}`, () => HttpResponse.error(), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Yes, unsubscribe me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That didn’t work. Please try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Yes, unsubscribe me' }));
    expect(await screen.findByText(unsubscribed.en)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
