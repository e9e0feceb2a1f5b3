// @vitest-environment jsdom
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { defaultSettings, type MockSettings, parseSettings } from './settings';
import { keepSettingsInUrl } from './settings-url';

let settings: MockSettings = defaultSettings;

function open(url: string): void {
  history.replaceState(null, '', url);
  settings = parseSettings(location.search);
  keepSettingsInUrl(globalThis, () => settings);
}

const getPath = () => location.href.replace(location.origin, '');

afterEach(() => {
  settings = defaultSettings;
  // The wrapped methods hide those of the prototype.
  for (const method of ['pushState', 'replaceState']) Reflect.deleteProperty(history, method);
});

describe('keepSettingsInUrl', () => {
  test('adds the settings to the URL of every history entry', () => {
    open('/shop?scenario=slow&latency=800');
    history.pushState(null, '', '/product/7?size=large#photos');
    expect(getPath()).toBe('/product/7?scenario=slow&latency=800&size=large#photos');
    history.replaceState({ key: 'a' }, '', '/cart');
    expect(getPath()).toBe('/cart?scenario=slow&latency=800');
    expect(history.state).toEqual({ key: 'a' });
    history.pushState({ key: 'b' }, '');
    expect(getPath()).toBe('/cart?scenario=slow&latency=800');
  });

  test('replaces the history entry of a link to the current page', () => {
    open('/shop?scenario=slow');
    history.replaceState({ idx: 4, key: 'a' }, '');
    const { length } = history;
    history.pushState({ idx: 5, key: 'b' }, '', '/shop');
    expect(getPath()).toBe('/shop?scenario=slow');
    expect(history.state).toEqual({ idx: 4, key: 'b' });
    expect(history).toHaveLength(length);
    history.pushState({ idx: 5, key: 'c' }, '', location.href);
    expect(history).toHaveLength(length + 1);
  });

  test('writes the current settings instead of older ones that a page repeats', () => {
    open('/shop?scenario=slow&page=2');
    settings = parseSettings('?scenario=offline');
    history.replaceState(null, '', '/shop?scenario=slow&page=3');
    expect(getPath()).toBe('/shop?scenario=offline&page=3');
    settings = defaultSettings;
    history.pushState(null, '', '/shop?scenario=slow');
    expect(getPath()).toBe('/shop');
  });

  test('updates an older entry when the user goes back', async () => {
    open('/shop');
    history.pushState(null, '', '/cart');
    settings = parseSettings('?scenario=offline');
    const popped = new Promise((resolve) => addEventListener('popstate', resolve));
    history.back();
    await popped;
    expect(getPath()).toBe('/shop?scenario=offline');
  });

  test('adds the settings to a link that loads a document, before the browser follows it', () => {
    open('/shop?scenario=slow');
    document.body.innerHTML = `
      <a href="/es/shop?page=2">Spanish</a>
      <a href="/api/products.csv">CSV</a>
      <a href="https://example.com/">Elsewhere</a>`;
    const preventNavigation = (event: Event) => event.preventDefault();
    addEventListener('click', preventNavigation);
    onTestFinished(() => removeEventListener('click', preventNavigation));
    const hrefs = [...document.querySelectorAll('a')].map((link) => {
      link.click();
      return link.href.replace(location.origin, '');
    });
    expect(hrefs).toEqual([
      '/es/shop?scenario=slow&page=2',
      '/api/products.csv',
      'https://example.com/',
    ]);
  });

  test('leaves a link alone that the app handles itself', () => {
    open('/shop?scenario=slow');
    document.body.innerHTML = '<a href="/cart">Cart</a>';
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(link?.getAttribute('href')).toBe('/cart');
  });
});
