import { cleanup, getConfig, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deliveryAreas } from '#contract/business';
import { addDays, toShopDate } from '#contract/core/dates';
import { tracesWarning } from '#contract/products/traces-warning';
import { markOnline } from '../../data/connectivity';
import { formatPrice } from '../../i18n/formats';
import { loadTranslations } from '../../i18n/translations';
import { putItem } from '../../outbox/database';
import { getCurrentUrl } from '../../testing/current-url';
import { demoProducts } from '../../testing/demo-data';
import { mockServer, resetMockServer } from '../../testing/mock-server';
import { createTestItem, listQueuedItems } from '../../testing/outbox-items';
import { findUntranslatedText } from '../../testing/untranslated-text';
import { visitPage } from '../../testing/visit-page';
import { cartStore } from '../cart/cart';
import { eventStore } from '../event/event-store';

const fee = deliveryAreas.find(({ slug }) => slug === 'greater-la')?.fee ?? 0;

const getProposals = () => screen.getAllByRole('article');
const getProposal = () => within(getProposals()[0] ?? document.body);

const getInquiry = () => screen.getByRole('region', { name: 'Ask us about it' });

/** As the card says it. */
const getTotal = (index: number) =>
  getProposals()
    [index]?.querySelector('header')
    ?.textContent?.match(/\$[\d,.]+\d/)?.[0];

async function askAbout(user: UserEvent, index: number) {
  await loadTranslations('en', 'event-inquiry');
  const button = screen.getAllByRole('button', { name: 'Ask us about it' })[index];
  if (button) await user.click(button);
  return within(getInquiry());
}

const queuedInquiry = {
  name: 'Lupita Ríos',
  email: 'lupita@correo.mx',
  occasion: 'wedding',
  guests: 75,
  area: 'pickup',
  budgetBand: 'open',
};

describe('page "/plan"', () => {
  test('proposes something at once, in Spanish too', async () => {
    await visitPage('/es/plan');
    expect(screen.getByRole('heading', { level: 1, name: 'Planea tu evento' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Adultos' })).toHaveValue('12');
    expect(screen.getByRole('article', { name: 'Lo que más rinde' })).toBeVisible();
    expect(findUntranslatedText()).toEqual([]);
  });

  test('takes all choices from the URL, and changes it with each choice', async () => {
    const user = await visitPage('/plan?people=60&budget=1500&place=greater-la&without=sesame');
    expect(screen.getByRole('textbox', { name: 'Budget in dollars' })).toHaveValue('1500');
    expect(screen.getByRole('checkbox', { name: 'Sesame' })).toBeChecked();
    expect(getProposal().getByText(`With ${formatPrice(fee, 'en')} for delivery`)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'The whole meal' }));
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Occasion' }), 'Wedding');
    expect(getCurrentUrl()).toBe(
      '/plan?people=60&children=1&style=meal&budget=1500&place=greater-la&occasion=wedding&without=sesame',
    );
  });

  test('keeps every one of quick choices, and shows each at once', async () => {
    await visitPage('/plan?people=12');
    const buttons = [
      screen.getByRole('checkbox', { name: 'Sesame' }),
      screen.getByRole('checkbox', { name: 'Milk' }),
      screen.getByRole('button', { name: 'More: Adults' }),
    ];
    // Without `act`, as in browsers: the navigation takes longer than until the next click.
    await getConfig().asyncWrapper(async () => {
      for (const button of buttons) {
        button.click();
        await Promise.resolve();
      }
      expect(buttons[0]).toBeChecked();
      expect(buttons[1]).toBeChecked();
      expect(screen.getByRole('textbox', { name: 'Adults' })).toHaveValue('13');
    });
    await waitFor(() =>
      expect(getCurrentUrl()).toBe('/plan?people=13&without=milk&without=sesame'),
    );
  });

  test('takes a number that is typed', async () => {
    const user = await visitPage('/plan');
    const adults = screen.getByRole('textbox', { name: 'Adults' });
    await user.clear(adults);
    await user.type(adults, '45');
    expect(getCurrentUrl()).toBe('/plan?people=45');
    expect(await screen.findByText(/ for 45 people$/)).toBeVisible();
  });

  test('takes a budget as people write it', async () => {
    const user = await visitPage('/plan?people=60');
    const budget = screen.getByRole('textbox', { name: 'Budget in dollars' });
    await user.type(budget, '$1,500.50');
    expect(getCurrentUrl()).toBe('/plan?people=60&budget=1500');
    await user.tab();
    expect(budget).toHaveValue('1500');
    await user.clear(budget);
    expect(getCurrentUrl()).toBe('/plan?people=60');
  });

  test('says that traces can’t be excluded, and what to leave out on request', async () => {
    await visitPage('/plan?people=12&without=tree-nuts&without=peanuts');
    expect(screen.getAllByText(tracesWarning.en).length).toBeGreaterThan(1);
    for (const proposal of getProposals()) {
      for (const link of within(proposal).getAllByRole('link')) {
        const id = Number(link.getAttribute('href')?.match(/\/product\/(\d+)/)?.[1]);
        const facts = demoProducts.find((product) => product.id === id)?.facts;
        const nuts = (['tree-nuts', 'peanuts'] as const).filter((name) =>
          [...(facts?.contains ?? []), ...(facts?.mayContain ?? [])].includes(name),
        );
        expect(facts?.canBeLeftOut).toEqual(expect.arrayContaining(nuts));
        expect(link.closest('li')?.textContent?.includes('On request, without:')).toBe(
          nuts.length > 0,
        );
      }
    }
  });

  test('counts again when a quantity is changed, and says if that is too little', async () => {
    const user = await visitPage('/plan?people=12');
    const [less] = getProposal().getAllByRole('button', { name: /^Fewer: Quantity of/ });
    expect(getProposal().queryByText(/too little/)).toBeNull();
    if (less) await user.click(less);
    expect(getProposal().getByText(/too little for the 12 servings/)).toBeVisible();
  });

  test('keeps changed quantities in the URL, for a reload and in the other language', async () => {
    const user = await visitPage('/plan?people=12');
    const before = getTotal(0);
    const [more] = getProposal().getAllByRole('button', { name: /^More: Quantity of/ });
    for (const button of more ? [more, more] : []) await user.click(button);
    const total = getTotal(0);
    expect(total).not.toBe(before);
    const url = getCurrentUrl();
    expect(url).toMatch(/^\/plan\?people=12&quantities=value_[\w.-]+$/);
    expect(screen.getAllByRole('link', { name: 'Español' })[0]).toHaveAttribute(
      'href',
      `/es${url}`,
    );
    cleanup();
    await visitPage(url);
    expect(getTotal(0)).toBe(total);
    cleanup();
    await visitPage(`/es${url}`);
    expect(getTotal(0)).toBe(total);
  });

  test('keeps the changed quantities of every proposal, and drops them with another plan', async () => {
    const user = await visitPage('/plan?people=12');
    const increase = async (proposal: number) => {
      const [more] = within(getProposals()[proposal] ?? document.body).getAllByRole('button', {
        name: /^More: Quantity of/,
      });
      if (more) await user.click(more);
    };
    await increase(0);
    await increase(1);
    expect(getCurrentUrl()).toMatch(/&quantities=value_[\w.-]+&quantities=[a-z-]+_[\w.-]+$/);
    const [fewer] = getProposal().getAllByRole('button', { name: /^Fewer: Quantity of/ });
    if (fewer) await user.click(fewer);
    expect(getCurrentUrl()).toMatch(/^\/plan\?people=12&quantities=(?!value)[a-z-]+_[\w.-]+$/);
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    expect(getCurrentUrl()).toBe('/plan?people=13');
  });

  test('ignores quantities of products that aren’t proposed, and those beyond the stock', async () => {
    await visitPage('/plan?people=12');
    const total = getTotal(0);
    const link = getProposal().getAllByRole('link')[0]?.getAttribute('href');
    const id = Number(link?.match(/\/product\/(\d+)/)?.[1]);
    cleanup();
    await visitPage('/plan?people=12&quantities=value_999999..3_x&quantities=all_1..1');
    expect(getTotal(0)).toBe(total);
    cleanup();
    const stock = 2;
    const products = demoProducts.map((product) =>
      product.id === id ? { ...product, quantityAvailable: stock } : product,
    );
    mockServer.use(http.get('*/api/products', () => HttpResponse.json(products)));
    const optionKeys = products
      .find((product) => product.id === id)
      ?.options.map((option) => option.key) ?? [''];
    const lines = ['', ...optionKeys].map((key) => `_${id}.${key}.99`).join('');
    await visitPage(`/plan?people=12&quantities=value${lines}`);
    expect(getProposal().getAllByRole('textbox', { name: /^Quantity of/ })[0]).toHaveValue(
      String(stock),
    );
  });

  test('puts a proposal in the cart and saves the event for the order form', async () => {
    const user = await visitPage('/plan?people=12&children=2&place=pickup&without=sesame');
    await user.click(getProposal().getByRole('button', { name: 'Put in the cart' }));
    expect(cartStore.read().items.length).toBeGreaterThan(0);
    expect(eventStore.read()).toMatchObject({ people: 14, place: 'pickup', without: ['sesame'] });
  });

  test('begins with the event that is stored on the device', async () => {
    eventStore.write({ people: 20, place: 'pickup', without: ['sesame'], diets: [] });
    await visitPage('/plan');
    expect(screen.getByRole('textbox', { name: 'Adults' })).toHaveValue('20');
    expect(screen.getByRole('checkbox', { name: 'Sesame' })).toBeChecked();
    expect(getCurrentUrl()).toBe('/plan');
  });

  test('takes a date back, and keeps the focus on its field', async () => {
    const user = await visitPage(`/plan?people=12&date=${addDays(toShopDate(new Date()), 30)}`);
    await user.click(screen.getByRole('button', { name: 'Any day' }));
    expect(getCurrentUrl()).toBe('/plan?people=12');
    expect(screen.getByRole('button', { name: 'Date Any day' })).toHaveFocus();
  });

  test('offers the nearest budget that is enough', async () => {
    const user = await visitPage('/plan?people=60&budget=100');
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('link', { name: /^Make it \$/ }));
    await waitFor(() => expect(getProposals().length).toBeGreaterThan(0));
    expect(screen.getByRole('region', { name: 'For your table' })).toHaveFocus();
  });

  test('shares a link with all choices', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const user = await visitPage('/plan?people=60&diet=no-pork');
    await user.click(screen.getByRole('button', { name: 'Share this plan' }));
    expect(share).toHaveBeenLastCalledWith(
      expect.objectContaining({ url: `${location.origin}/plan?people=60&diet=no-pork` }),
    );
    const [fewer] = getProposal().getAllByRole('button', { name: /^Fewer: Quantity of/ });
    if (fewer) await user.click(fewer);
    await user.click(screen.getByRole('button', { name: 'Share this plan' }));
    expect(share).toHaveBeenLastCalledWith(
      expect.objectContaining({
        url: expect.stringMatching(/\/plan\?people=60&diet=no-pork&quantities=value_[\w.-]+$/),
      }),
    );
  });

  test('asks about a proposal with everything that was chosen', async () => {
    await loadTranslations('en', 'event-inquiry');
    const user = await visitPage('/plan?people=60&budget=1500&place=greater-la&without=sesame');
    await user.click(getProposal().getByRole('button', { name: 'Ask us about it' }));
    const inquiry = within(await screen.findByRole('region', { name: 'Ask us about it' }));
    expect(await inquiry.findByRole('textbox', { name: /^Guests/ })).toHaveValue('60');
    expect(inquiry.getByRole('checkbox', { name: 'Sesame' })).toBeChecked();
    expect(inquiry.getByRole('textbox', { name: 'Notes' })).toHaveValue(
      'Nibbles with other food. 2 hours. Please leave out what the plan says.',
    );
  });

  test('marks the proposal that is closest to the budget', async () => {
    await visitPage('/plan?people=60&budget=2500');
    expect(screen.getByText('Closest to your budget').closest('article')).toHaveAccessibleName(
      'All of one kind',
    );
    expect(screen.getAllByText('Closest to your budget')).toHaveLength(1);
  });

  test('marks none without a budget, and counts dessert apart', async () => {
    await visitPage('/plan?people=60');
    expect(screen.queryByText('Closest to your budget')).toBeNull();
    const variety = within(screen.getByRole('article', { name: 'Something of everything' }));
    expect(variety.getByText(/^Dessert for 24–36/)).toBeVisible();
    expect(variety.getByText(/^Serves 48–72: just enough for the 60/)).toBeVisible();
  });

  test('leads from the form to the proposals, with their number and lowest price', async () => {
    await visitPage('/plan?people=60');
    const link = screen.getByRole('link', { name: 'See 3 proposals from $978.00' });
    expect(link).toHaveAttribute('href', '#proposals');
    expect(screen.getByRole('region', { name: 'For your table' })).toHaveAttribute(
      'id',
      'proposals',
    );
    expect(screen.getByText('3 proposals from $978.00 for 60 people')).toHaveRole('status');
  });

  test('leads to the reason if there are no proposals', async () => {
    await visitPage('/plan?people=60&budget=100');
    expect(screen.getByRole('link', { name: 'See why nothing fits yet' })).toBeVisible();
  });

  test('knows the full days before anything is chosen', async () => {
    const today = toShopDate(new Date());
    const coming = Array.from({ length: 90 }, (_, days) => addDays(today, days));
    const days = coming
      .filter((_, index) => index % 3 === 0)
      .map((day) => ({ day, servingsLeft: -1 }));
    mockServer.use(http.get('*/api/busy-days', () => HttpResponse.json(days)));
    const user = await visitPage('/plan');
    await user.click(screen.getByRole('button', { name: /^Date/ }));
    await user.click(screen.getByRole('button', { name: 'Go to the Next Month' }));
    expect(screen.getAllByRole('button', { name: /, Full$/ })).not.toEqual([]);
  });

  test('attaches the proposal for the present plan, until it is left out', async () => {
    const user = await visitPage('/plan?people=12&place=pickup');
    const inquiry = await askAbout(user, 0);
    expect(await inquiry.findByText(`About ${getTotal(0)}`)).toBeVisible();
    const adults = screen.getByRole('textbox', { name: 'Adults' });
    await user.clear(adults);
    await user.type(adults, '90');
    expect(await inquiry.findByText(`About ${getTotal(0)}`)).toBeVisible();
    expect(inquiry.getByRole('textbox', { name: /^Guests/ })).toHaveValue('90');
    await user.click(inquiry.getByRole('button', { name: 'Leave the plan out' }));
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    expect(inquiry.getByRole('textbox', { name: /^Guests/ })).toHaveValue('91');
    expect(inquiry.queryByText(/^About/)).toBeNull();
  });

  test('leads to the inquiry with each proposal that is asked about', async () => {
    const user = await visitPage('/plan?people=30&place=pickup');
    const inquiry = await askAbout(user, 0);
    await user.type(await inquiry.findByRole('textbox', { name: /^Name/ }), 'Lupita');
    await user.click(inquiry.getByRole('button', { name: 'Leave the plan out' }));
    await askAbout(user, 1);
    expect(getInquiry()).toHaveFocus();
    expect(await inquiry.findByText(`About ${getTotal(1)}`)).toBeVisible();
    expect(inquiry.getByRole('textbox', { name: /^Name/ })).toHaveValue('Lupita');
  });

  test('leads back to the proposals once an inquiry is sent', async () => {
    const user = await visitPage('/plan?people=30&place=pickup&occasion=wedding');
    const inquiry = await askAbout(user, 0);
    await user.type(await inquiry.findByRole('textbox', { name: /^Name/ }), 'Lupita Ríos');
    await user.type(inquiry.getByRole('textbox', { name: /^Email/ }), 'lupita@correo.mx');
    await user.click(inquiry.getByRole('button', { name: 'Ask for a Quote' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Ask us about it' })).toBeNull(),
    );
    expect(screen.getByRole('region', { name: 'For your table' })).toHaveFocus();
  });

  test('keeps a queued inquiry open while the plan changes, and takes a proposal', async () => {
    await loadTranslations('en', 'event-inquiry');
    onTestFinished(markOnline);
    const item = createTestItem({ kind: 'event', fields: { ...queuedInquiry } });
    await putItem(item);
    const user = await visitPage(`/plan?people=30&mend=${item.id}`);
    const inquiry = within(getInquiry());
    await waitFor(() =>
      expect(inquiry.getByRole('textbox', { name: /^Guests/ })).toHaveValue('75'),
    );
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    expect(getCurrentUrl()).toBe(`/plan?people=31&mend=${item.id}`);
    expect(inquiry.getByRole('textbox', { name: /^Guests/ })).toHaveValue('75');
    await askAbout(user, 0);
    expect(await inquiry.findByText(`About ${getTotal(0)}`)).toBeVisible();
    expect(inquiry.getByRole('textbox', { name: /^Guests/ })).toHaveValue('75');
    resetMockServer('offline');
    await user.click(inquiry.getByRole('button', { name: 'Ask for a Quote' }));
    expect(await inquiry.findByText(/^This hasn’t been sent yet/)).toBeVisible();
    expect(await listQueuedItems()).toMatchObject([
      {
        id: item.id,
        state: 'waiting',
        fields: { guests: 75, proposal: { total: expect.any(Number) } },
      },
    ]);
    expect(getCurrentUrl()).toBe('/plan?people=31');
  });

  test('says so if the products can’t be loaded', async () => {
    resetMockServer('server-error:products');
    await visitPage('/plan');
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load our products');
    expect(screen.queryByText(/^No proposals/)).toBeNull();
  });
});
