import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type EmailStatus, getEmailStatus, resendEmail } from '#contract/email/admin-endpoints';
import { mockServer, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

const noProblems: EmailStatus = {
  configured: true,
  queued: 0,
  failed: 0,
  failedEmails: [],
  lastError: null,
};

async function openTab(tab: string, status: Partial<EmailStatus> = {}) {
  resetMockServer('signed-in');
  mockServer.use(
    http.get(`*${getEmailStatus.path}`, () => HttpResponse.json({ ...noProblems, ...status })),
  );
  await visitPage(`/admin?tab=${tab}`);
}

const findNotices = () => screen.findAllByRole('complementary', { name: 'Email' });

describe('<EmailNotice>', () => {
  test.each(['orders', 'messages', 'restoration'])(
    'says on the tab %s that email is not set up, and what to do',
    async (tab) => {
      await openTab(tab, { configured: false });
      const [notice] = await findNotices();
      expect(notice).toHaveTextContent('Email isn’t set up.');
      expect(notice).toHaveTextContent('set SMTP_URL on the server');
    },
  );

  test('names no setting of a server in the demo, which has none', async () => {
    vi.stubEnv('MODE', 'demo');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    await openTab('orders', { configured: false });
    const [notice] = await findNotices();
    expect(notice).toHaveTextContent('This demo sends no email.');
    expect(notice).not.toHaveTextContent('SMTP_URL');
  });

  const failedEmail = {
    id: 7,
    recipient: 'ana@example.com',
    subject: 'Your order',
    failedAt: '2026-11-21T19:00:00.000Z',
    error: 'RCPT TO: 550',
  };
  const otherFailedEmail = { ...failedEmail, id: 8, recipient: 'bea@example.com' };

  test('names the emails that could not be delivered', async () => {
    await openTab('orders', { failed: 1, failedEmails: [failedEmail] });
    const [notice] = await findNotices();
    expect(notice).toHaveTextContent('1 email couldn’t be delivered in the last week:');
    expect(notice).toHaveTextContent('ana@example.com: Your order RCPT TO: 550');
  });

  test('sends failed emails again one by one, and keeps the focus', async () => {
    await openTab('orders', { failed: 2, failedEmails: [failedEmail, otherFailedEmail] });
    const resent: unknown[] = [];
    mockServer.use(
      http.post(`*${resendEmail.path}`, ({ params }) => {
        resent.push(params.id);
        const failedEmails = resent.length === 1 ? [otherFailedEmail] : [];
        const failed = failedEmails.length;
        return HttpResponse.json({ ...noProblems, queued: resent.length, failed, failedEmails });
      }),
    );
    const [notice = document.body] = await findNotices();
    const resend = (recipient: string) =>
      userEvent.click(
        within(notice).getByRole('button', { name: `Send again to ${recipient}: Your order` }),
      );

    await resend('ana@example.com');
    expect(await screen.findByText('We’re sending it again.')).toBeVisible();
    await waitFor(() => expect(notice).toHaveFocus());
    expect(notice).not.toHaveTextContent('ana@example.com');

    await resend('bea@example.com');
    await waitFor(() => expect(notice).toHaveTextContent(/^Nothing is left to send again.$/));
    expect(notice).toHaveFocus();
    expect(resent).toEqual(['7', '8']);
  });

  test('keeps an email in the list that could not be sent again', async () => {
    await openTab('orders', { failed: 1, failedEmails: [failedEmail] });
    const message = 'Something went wrong.';
    mockServer.use(
      http.post(`*${resendEmail.path}`, () => HttpResponse.json({ message }, { status: 500 })),
    );
    const [notice = document.body] = await findNotices();
    const button = within(notice).getByRole('button', { name: /^Send again/ });
    await userEvent.click(button);
    expect(await screen.findByText(message)).toBeVisible();
    expect(button).toBeVisible();
    expect(button).toHaveFocus();
  });

  test('counts the emails that wait for the mail server', async () => {
    await openTab('orders', { queued: 3, lastError: 'CONN: ESOCKET' });
    const [notice] = await findNotices();
    expect(notice).toHaveTextContent('3 emails are waiting for the mail server.');
  });

  test('is not shown while everything is sent', async () => {
    await openTab('orders', { queued: 2 });
    expect(screen.queryByRole('complementary', { name: 'Email' })).toBeNull();
  });
});
