import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Accordion } from './Accordion';

const items = ['Figs', 'Brie', 'Honey'].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: <p>All about {title}</p>,
}));

const buildAccordion = (targetId?: string) => <Accordion items={items} targetId={targetId} />;

const getHeader = (name: string) => screen.getByRole('button', { name });

const getOpenTitles = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('<Accordion>', () => {
  test('starts closed, with a heading and aria-controls for each item', () => {
    render(buildAccordion());
    for (const { id, title } of items) {
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(getHeader(title)).toHaveAttribute('aria-expanded', 'false');
      const panel = document.getElementById(getHeader(title).getAttribute('aria-controls') ?? '');
      expect(document.getElementById(id)).toContainElement(panel);
      expect(panel).toHaveTextContent(`All about ${title}`);
      expect(panel).not.toBeVisible();
    }
  });

  test('opens one item at a time and closes it on a second click', async () => {
    const user = userEvent.setup();
    render(buildAccordion());
    await user.click(getHeader('Figs'));
    expect(screen.getByText('All about Figs')).toBeVisible();
    await user.click(getHeader('Honey'));
    expect(getOpenTitles()).toEqual(['Honey']);
    expect(screen.getByText('All about Honey')).toBeVisible();
    expect(screen.getByText('All about Figs')).not.toBeVisible();
    await user.click(getHeader('Honey'));
    expect(getOpenTitles()).toEqual([]);
    expect(screen.getByText('All about Honey')).not.toBeVisible();
  });

  test('supports arrow keys, Home and End, and opens with Enter and Space', async () => {
    const user = userEvent.setup();
    render(buildAccordion());
    await user.tab();
    for (const [key, name] of [
      ['{ArrowDown}', 'Brie'],
      ['{ArrowDown}', 'Honey'],
      ['{ArrowDown}', 'Figs'],
      ['{ArrowUp}', 'Honey'],
      ['{Home}', 'Figs'],
      ['{End}', 'Honey'],
    ] as const) {
      await user.keyboard(key);
      expect(getHeader(name)).toHaveFocus();
    }
    expect(getOpenTitles()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(getOpenTitles()).toEqual(['Honey']);
    await user.keyboard('{Home} ');
    expect(getOpenTitles()).toEqual(['Figs']);
  });

  test('does not prevent the default of other keys', () => {
    render(buildAccordion());
    const isDefaultAllowed = (key: string) => fireEvent.keyDown(getHeader('Figs'), { key });
    expect(isDefaultAllowed('PageDown')).toBe(true);
    expect(isDefaultAllowed('Tab')).toBe(true);
    expect(isDefaultAllowed('ArrowDown')).toBe(false);
  });

  test('opens the item in the URL hash and follows hash changes', async () => {
    const user = userEvent.setup();
    const { rerender } = render(buildAccordion('brie'));
    expect(getOpenTitles()).toEqual(['Brie']);
    await user.click(getHeader('Figs'));
    expect(getOpenTitles()).toEqual(['Figs']);
    rerender(buildAccordion('honey'));
    expect(getOpenTitles()).toEqual(['Honey']);
    rerender(buildAccordion());
    expect(getOpenTitles()).toEqual(['Honey']);
  });

  test('opens the item where find-in-page has a match (beforematch)', () => {
    render(buildAccordion('figs'));
    const panel = document.getElementById('honey-panel');
    expect(panel).toHaveAttribute('hidden', 'until-found');
    act(() => void panel?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(getOpenTitles()).toEqual(['Honey']);
    expect(panel).not.toHaveAttribute('hidden');
  });

  test('keeps the scroll position of the clicked header while the item above it closes', async () => {
    const user = userEvent.setup();
    render(buildAccordion('figs'));
    const page = document.documentElement;
    page.scrollTop = 500;
    getHeader('Brie').getBoundingClientRect = () =>
      new DOMRect(0, getOpenTitles().includes('Figs') ? 300 : 180, 100, 44);
    await user.click(getHeader('Brie'));
    expect(page.scrollTop).toBe(380);
  });

  test('renders no hidden content on the server', () => {
    const markup = renderToString(buildAccordion());
    for (const { title } of items) expect(markup).toContain(`All about <!-- -->${title}`);
    expect(markup).not.toContain('hidden');
  });
});
