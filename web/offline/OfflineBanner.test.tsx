import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { reached, unreached } from '../data/connectivity';
import { localizePath } from '../routing/paths';
import { renderPage } from '../testing/render-page';

const say = {
  offline: /^Offline\. .*your last visit.*What you send waits/,
  waiting: 'Waiting to be sent',
};

describe('<OfflineBanner>', () => {
  const said = () =>
    screen.queryAllByRole('status').some(({ textContent }) => say.offline.test(textContent));

  test('is shown while the server is unreachable', async () => {
    await renderPage(localizePath('/faq', 'en'));
    expect(said()).toBe(false);
    act(unreached);
    expect(said()).toBe(true);
    act(reached);
    expect(said()).toBe(false);
  });

  test('links to the pending submissions', async () => {
    await renderPage(localizePath('/faq', 'en'));
    act(unreached);
    expect(screen.getByRole('link', { name: say.waiting })).toHaveAttribute(
      'href',
      localizePath('/cart', 'en'),
    );
  });
});
