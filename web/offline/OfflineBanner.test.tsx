import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { markOffline, markOnline } from '../data/connectivity';
import { localizePath } from '../routing/paths';
import { visitPage } from '../testing/visit-page';

const texts = {
  offline: /^Offline\. .*your last visit.*What you send waits/,
  waiting: 'Waiting to be sent',
};

describe('<OfflineBanner>', () => {
  const isBannerShown = () =>
    screen.queryAllByRole('status').some(({ textContent }) => texts.offline.test(textContent));

  test('is shown while the server is unreachable', async () => {
    await visitPage(localizePath('/faq', 'en'));
    expect(isBannerShown()).toBe(false);
    act(markOffline);
    expect(isBannerShown()).toBe(true);
    act(markOnline);
    expect(isBannerShown()).toBe(false);
  });

  test('links to the pending submissions', async () => {
    await visitPage(localizePath('/faq', 'en'));
    act(markOffline);
    expect(screen.getByRole('link', { name: texts.waiting })).toHaveAttribute(
      'href',
      localizePath('/cart', 'en'),
    );
  });
});
