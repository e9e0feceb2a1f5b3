import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { reached, unreached } from '../data/connectivity';
import { localizePath } from '../routing/paths';
import { languages } from '../testing/browser/languages';
import { renderPage } from '../testing/render-page';

const sentences = {
  en: {
    offline: /^Offline\. .*your last visit.*What you send waits/,
    waiting: 'Waiting to be sent',
  },
  es: {
    offline: /^Sin conexión\. .*tu última visita.*Lo que envíes esperará/,
    waiting: 'Por enviar',
  },
};

describe.each(languages)('a shop that cannot be reached, in %s', (language) => {
  const say = sentences[language];
  const said = () =>
    screen.queryAllByRole('status').some(({ textContent }) => say.offline.test(textContent));

  test('is said to be, with what becomes of what is seen and sent, until it is there again', async () => {
    await renderPage(localizePath('/faq', language));
    expect(said()).toBe(false);
    act(unreached);
    expect(said()).toBe(true);
    act(reached);
    expect(said()).toBe(false);
  });

  test('leads to what waits', async () => {
    await renderPage(localizePath('/faq', language));
    act(unreached);
    expect(screen.getByRole('link', { name: say.waiting })).toHaveAttribute(
      'href',
      localizePath('/cart', language),
    );
  });
});
