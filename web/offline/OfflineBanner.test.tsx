import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { reached, unreached } from '../data/connectivity';
import { localizePath } from '../routing/paths';
import { renderPage } from '../testing/render-page';

const texts = {
  offline: /^Offline\. .*your last visit.*What you send waits/,
  waiting: 'Waiting to be sent',
};

describe('<OfflineBanner>', () => {
  const isBannerShown = () =>
    screen.queryAllByRole('status').some(({ textContent }) => texts.offline.test(textContent));

  test('is shown while the server is unreachable', async () => {
    await renderPage(localizePath('/faq', 'en'));
    expect(isBannerShown()).toBe(false);
    act(unreached);
    expect(isBannerShown()).toBe(true);
    act(reached);
    expect(isBannerShown()).toBe(false);
  });

  test('links to the pending submissions', async () => {
    await renderPage(localizePath('/faq', 'en'));
    act(unreached);
    expect(screen.getByRole('link', { name: texts.waiting })).toHaveAttribute(
      'href',
      localizePath('/cart', 'en'),
    );
  });
});
