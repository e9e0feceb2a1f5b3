import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { localizePath } from '../../routing/paths';
import { listRequests } from '../../testing/mock-server';
import { buildShopSettings } from '../../testing/shop-facts';
import { findUntranslatedText } from '../../testing/untranslated-text';
import { visitPage } from '../../testing/visit-page';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';

const settings = buildShopSettings({
  cancellationHours: 72,
  largeEventNoticeHours: 240,
  depositPercent: 40,
  shippingFee: 11.5,
  deliveryAreas: [
    { slug: 'highland-park', fee: 0, zipCodes: [] },
    { slug: 'northeast-la', fee: 18, zipCodes: [] },
    { slug: 'greater-la', fee: 0, zipCodes: [] },
  ],
});

const initialData = { data: { [shopSettingsQuery.key]: settings } };

describe('page /terms', () => {
  test('shows fees, deposit and cancellation from the settings, without a request', async () => {
    await visitPage('/terms', initialData);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of your order');
    const main = within(screen.getByRole('main'));
    for (const text of [
      'For 30 guests or more, we ask for a deposit of 40% of the total.',
      /^Canceling is free until 72 hours before the delivery or pickup time of your order\. Without a time/,
      /For 30 guests or more, it’s free until 10 days before\./,
      'Highland Park: free delivery',
      'Northeast LA: $18.00',
      'Greater LA: free delivery',
      'Gift boxes ship for $11.50 to each recipient.',
      /tell us within 24 hours/,
      /You pay after we confirm: by card link, cash or Zelle\.$/,
      /we cannot promise that no trace is left/,
    ]) {
      expect(main.getByText(text)).toBeVisible();
    }
    expect(listRequests()).toEqual([]);
  });

  test('says nothing of a deposit if the shop asks for none', async () => {
    const free = { ...settings, depositPercent: 0 };
    await visitPage('/terms', { data: { [shopSettingsQuery.key]: free } });
    expect(screen.queryByText(/deposit of/)).toBeNull();
  });

  test('loads the settings when they did not come with the page', async () => {
    await visitPage('/terms');
    expect(screen.getByText('Northeast LA: $15.00')).toBeVisible();
    expect(listRequests()).toEqual([shopSettingsQuery.url]);
  });
});

test('page /privacy says what is stored, and how to have it erased', async () => {
  await visitPage('/privacy', initialData);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your privacy');
  expect(screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent)).toEqual(
    expect.arrayContaining(['What you send us', 'What stays on your device', 'Your data is yours']),
  );
});

test.each(['/terms', '/privacy'])('page /es%s is completely translated', async (path) => {
  await visitPage(localizePath(path, 'es'), initialData);
  expect(findUntranslatedText()).toEqual([]);
});

test.each(languages)('the contact form links to /privacy in %s', async (language) => {
  await visitPage(localizePath('/contact', language));
  const names = { en: 'What we do with your data', es: 'Qué hacemos con tus datos' };
  expect(screen.getByRole('link', { name: names[language] })).toHaveAttribute(
    'href',
    localizePath('/privacy', language),
  );
});
