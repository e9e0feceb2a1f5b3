import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addDays, toShopDate } from '#contract/core/dates';
import { fieldMessages } from '#contract/core/fields';
import type { Language } from '#contract/core/language';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import { inquiryMessages, inquiryThanks } from '#contract/event-inquiries/messages';
import { orderMessages } from '#contract/orders/messages';
import { products } from '#demo/products';
import { minimalJpeg } from '#mocks/testing/minimal-jpeg';
import { AppProviders } from '../../app/AppProviders';
import { markOnline } from '../../data/connectivity';
import { loadTranslations } from '../../i18n/translations';
import { flushOutbox } from '../../outbox/flush';
import { PageRouter } from '../../routing/PageRouter';
import { getSubmissions, mockServer, resetMockServer } from '../../testing/mock-server';
import { listQueuedItems } from '../../testing/outbox-items';
import { buildShopFactsData } from '../../testing/shop-facts';
import { ToastHost } from '../../ui/toast/ToastHost';
import { EventInquiryForm, type EventInquiryFormProps } from './EventInquiryForm';

const texts = {
  en: {
    occasion: /^Occasion/,
    guests: /^Guests/,
    where: /^Where/,
    venue: /^Venue/,
    budget: /^Budget/,
    name: /^Name/,
    email: /^Email/,
    notes: /^Notes/,
    date: /^Event date/,
    send: 'Ask for a Quote',
  },
  es: {
    occasion: /^Ocasión/,
    guests: /^Invitados/,
    where: /^Dónde/,
    venue: /^Lugar/,
    budget: /^Presupuesto/,
    name: /^Nombre/,
    email: /^Correo/,
    notes: /^Notas/,
    date: /^Fecha del evento/,
    send: 'Pedir cotización',
  },
};

const eventDate = addDays(toShopDate(new Date()), 60);
const soon = addDays(toShopDate(new Date()), 1);

const prefill = {
  occasion: 'wedding',
  eventDate,
  guests: 60,
  area: 'greater-la',
  budgetBand: '1000-2000',
  allergens: ['tree-nuts'],
  diets: ['vegetarian'],
  notes: 'Lilac and silver.',
} as const;

const [product] = products;
const optionKey = product?.options[1]?.key ?? '';
const proposal = { items: [{ productId: product?.id ?? 0, optionKey, quantity: 2 }], total: 396 };

interface RenderOptions {
  readonly language?: Language;
  readonly search?: string;
}

async function renderForm(
  props: EventInquiryFormProps = {},
  { language = 'en', search = '' }: RenderOptions = {},
) {
  history.replaceState(null, '', `${language === 'es' ? '/es' : ''}/plan${search}`);
  const i18n = await loadTranslations(language, 'event-inquiry');
  const initialData = { data: buildShopFactsData(), variant: 0, origin: location.origin };
  const cache = new Map();
  const build = (current: EventInquiryFormProps) => (
    <I18nProvider i18n={i18n}>
      <PageRouter>
        <SWRConfig value={{ provider: () => cache }}>
          <AppProviders initialData={initialData}>
            <EventInquiryForm {...current} />
            <ToastHost />
          </AppProviders>
        </SWRConfig>
      </PageRouter>
    </I18nProvider>
  );
  const { rerender } = render(build(props));
  return {
    user: userEvent.setup({ delay: null }),
    setProps: (changed: EventInquiryFormProps) => rerender(build(changed)),
  };
}

const getField = (name: RegExp) =>
  screen.getByLabelText(name, { selector: 'input, select, textarea' });

const getCheckedNames = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((checkbox) => checkbox.closest('label')?.textContent);

async function typeContact(user: UserEvent, language: Language = 'en'): Promise<void> {
  await user.type(getField(texts[language].name), 'Lupita Ríos');
  await user.type(getField(texts[language].email), 'lupita@correo.mx');
}

const submit = (user: UserEvent, language: Language = 'en') =>
  user.click(screen.getByRole('button', { name: texts[language].send }));

beforeEach(() => {
  resetMockServer();
  onTestFinished(markOnline);
});

describe.each(['en', 'es'] as const)('<EventInquiryForm> in %s', (language) => {
  const t = texts[language];

  test('sends what was filled in, thanks, and is empty again', async () => {
    let sentCount = 0;
    const { user } = await renderForm({ onSent: () => (sentCount += 1) }, { language });
    await user.selectOptions(getField(t.occasion), 'quinceanera');
    await user.type(getField(t.guests), '90');
    await user.selectOptions(getField(t.where), 'elsewhere');
    await user.type(getField(t.venue), 'Ojai');
    await user.selectOptions(getField(t.budget), 'over-2000');
    await typeContact(user, language);
    await submit(user, language);
    expect(await screen.findByText(inquiryThanks[language])).toBeInTheDocument();
    expect(getSubmissions().inquiries).toMatchObject([
      {
        name: 'Lupita Ríos',
        email: 'lupita@correo.mx',
        occasion: 'quinceanera',
        eventDate: null,
        guests: 90,
        area: 'elsewhere',
        placeNotes: 'Ojai',
        budgetBand: 'over-2000',
        diets: [],
        allergens: [],
        proposal: null,
        status: 'New',
        language,
      },
    ]);
    expect(getField(t.guests)).toHaveValue('');
    expect(sentCount).toBe(1);
  });

  test('shows an error at each required field, and focuses the first', async () => {
    const { user } = await renderForm({}, { language });
    await submit(user, language);
    await waitFor(() =>
      expect(getField(t.occasion)).toHaveAccessibleDescription(inquiryMessages.occasion[language]),
    );
    expect(getField(t.guests)).toHaveAccessibleDescription(
      expect.stringContaining(inquiryMessages.guests[language]),
    );
    expect(getField(t.where)).toHaveAccessibleDescription(inquiryMessages.area[language]);
    expect(getField(t.name)).toHaveAccessibleDescription(fieldMessages.name[language]);
    expect(getField(t.occasion)).toHaveFocus();
    expect(getSubmissions().inquiries).toEqual([]);
  });
});

describe('<EventInquiryForm> with what is known of the event', () => {
  test('prefills the fields and sends them with the plan', async () => {
    const { user } = await renderForm({ ...prefill, proposal });
    expect(getField(texts.en.guests)).toHaveValue('60');
    const plan = within(screen.getByRole('region', { name: 'Your plan comes along' }));
    expect(await plan.findByText(/^2 × Seven-Cheese Board, Large$/)).toBeVisible();
    expect(plan.getByText('About $396.00')).toBeVisible();
    await typeContact(user);
    await submit(user);
    expect(await screen.findByText(inquiryThanks.en)).toBeInTheDocument();
    const { guests, ...fields } = prefill;
    expect(getSubmissions().inquiries).toMatchObject([
      { ...fields, guests, proposal: { items: [{ quantity: 2 }], total: 396 } },
    ]);
  });

  test('sends no venue for a pickup', async () => {
    const { user } = await renderForm(prefill);
    await user.type(getField(texts.en.venue), 'Descanso Gardens');
    await user.selectOptions(getField(texts.en.where), 'pickup');
    expect(screen.queryByLabelText(texts.en.venue)).toBeNull();
    await typeContact(user);
    await submit(user);
    await waitFor(() =>
      expect(getSubmissions().inquiries).toMatchObject([{ area: 'pickup', placeNotes: null }]),
    );
  });

  test('can leave the plan out', async () => {
    const { user } = await renderForm({ ...prefill, proposal });
    await user.click(screen.getByRole('button', { name: 'Leave the plan out' }));
    expect(screen.getByText('Your plan is left out.')).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Your plan comes along' })).toBeNull();
    await typeContact(user);
    await submit(user);
    await waitFor(() => expect(getSubmissions().inquiries).toMatchObject([{ proposal: null }]));
  });

  test('follows props that change, except in fields that were edited by hand', async () => {
    const { user, setProps } = await renderForm({ ...prefill, proposal });
    await typeContact(user);
    await user.clear(getField(texts.en.notes));
    await user.type(getField(texts.en.notes), 'In the shade.');
    setProps({ ...prefill, guests: 80, notes: 'The whole meal.' });
    await waitFor(() => expect(getField(texts.en.guests)).toHaveValue('80'));
    expect(screen.queryByRole('region', { name: 'Your plan comes along' })).toBeNull();
    expect(getField(texts.en.name)).toHaveValue('Lupita Ríos');
    expect(getField(texts.en.notes)).toHaveValue('In the shade.');
  });

  test('keeps the fields that no prop is for when another prop changes, and can be sent', async () => {
    const { user, setProps } = await renderForm({ guests: 60 });
    await user.selectOptions(getField(texts.en.occasion), 'wedding');
    await user.selectOptions(getField(texts.en.where), 'elsewhere');
    await typeContact(user);
    setProps({ guests: 80 });
    await waitFor(() => expect(getField(texts.en.guests)).toHaveValue('80'));
    await submit(user);
    await waitFor(() =>
      expect(getSubmissions().inquiries).toMatchObject([
        { guests: 80, occasion: 'wedding', area: 'elsewhere', budgetBand: 'open' },
      ]),
    );
  });

  test('adds an allergen that the plan excludes later to those that were changed by hand', async () => {
    const { user, setProps } = await renderForm(prefill);
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    setProps({ ...prefill, allergens: ['tree-nuts', 'sesame'] });
    await waitFor(() =>
      expect(getCheckedNames()).toEqual(['Vegetarian', 'Milk', 'Tree nuts', 'Sesame']),
    );
    cleanup();
    await renderForm({ ...prefill, allergens: ['soy'] });
    await waitFor(() => expect(getCheckedNames()).toContain('Soy'));
    expect(getCheckedNames()).toContain('Milk');
  });

  test('says when a date is sooner than usual, and clears it', async () => {
    const { user } = await renderForm({ ...prefill, eventDate: soon });
    expect(await screen.findByText(/^That’s soon:/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the date' }));
    expect(screen.getByRole('button', { name: texts.en.date })).toHaveFocus();
    expect(screen.queryByText(/^That’s soon:/)).toBeNull();
    expect(screen.getByRole('button', { name: /Choose a day/ })).toBeVisible();
  });

  test('needs more notice for many guests', async () => {
    const inAWeek = addDays(toShopDate(new Date()), 9);
    const { setProps } = await renderForm({ ...prefill, guests: 12, eventDate: inAWeek });
    expect(screen.queryByText(/^That’s soon:/)).toBeNull();
    setProps({ ...prefill, guests: 60, eventDate: inAWeek });
    expect(await screen.findByText(/^That’s soon:/)).toBeVisible();
  });

  test('shows the server’s error at its field', async () => {
    const { user } = await renderForm({ ...prefill, eventDate: addDays(soon, -2) });
    await typeContact(user);
    await submit(user);
    expect(await screen.findAllByText(orderMessages.pastDay.en)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: texts.en.date })).toHaveAccessibleDescription(
      expect.stringContaining(orderMessages.pastDay.en),
    );
    expect(getField(texts.en.name)).toHaveValue('Lupita Ríos');
  });
});

describe('<EventInquiryForm> and the outbox', () => {
  const photo = () => new File([minimalJpeg], 'patio.jpg', { type: 'image/jpeg' });

  test('sends photos, chosen diets and allergies', async () => {
    const { user } = await renderForm({ ...prefill, diets: [], allergens: [] });
    await user.click(screen.getByRole('checkbox', { name: 'No pork' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sesame' }));
    await user.upload(screen.getByLabelText('Add photos'), [photo()]);
    await typeContact(user);
    await submit(user);
    expect(await screen.findByText(inquiryThanks.en)).toBeInTheDocument();
    const { inquiries, inquiryPhotos } = getSubmissions();
    expect(inquiries).toMatchObject([{ diets: ['no-pork'], allergens: ['sesame'] }]);
    expect(inquiryPhotos).toMatchObject([{ inquiryId: inquiries[0]?.id, position: 0 }]);
  });

  test('waits without a network, and arrives with plan and photos afterwards', async () => {
    resetMockServer('offline');
    const { user } = await renderForm({ ...prefill, proposal });
    await user.upload(screen.getByLabelText('Add photos'), [photo()]);
    await typeContact(user);
    await submit(user);
    expect(await screen.findByText(/^This hasn’t been sent yet\./)).toBeInTheDocument();
    expect(await listQueuedItems()).toMatchObject([{ kind: 'event', fields: { guests: 60 } }]);
    resetMockServer();
    await flushOutbox(true);
    expect(getSubmissions().inquiries).toMatchObject([
      { occasion: 'wedding', proposal: { total: 396 } },
    ]);
    expect(getSubmissions().inquiryPhotos).toHaveLength(1);
  });

  test('edits a queued inquiry, with its plan and lists', async () => {
    resetMockServer('offline');
    const { user } = await renderForm({ ...prefill, proposal });
    await typeContact(user);
    await submit(user);
    await screen.findByText(/^This hasn’t been sent yet\./);
    const [item] = await listQueuedItems();
    resetMockServer();
    markOnline();
    cleanup();
    const edited = await renderForm({}, { search: `?mend=${item?.id}` });
    await waitFor(() => expect(getField(texts.en.guests)).toHaveValue('60'));
    await edited.user.clear(getField(texts.en.guests));
    await edited.user.type(getField(texts.en.guests), '75');
    await submit(edited.user);
    await waitFor(() =>
      expect(getSubmissions().inquiries).toMatchObject([
        { guests: 75, allergens: ['tree-nuts'], proposal: { total: 396 } },
      ]),
    );
    expect(await listQueuedItems()).toEqual([]);
  });

  test('keeps what was typed after a failure', async () => {
    mockServer.use(
      http.post(`*${sendEventInquiry.path}`, () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = await renderForm(prefill);
    await typeContact(user);
    await submit(user);
    expect(await screen.findByText(/What you wrote is still here\./)).toBeVisible();
    expect(getField(texts.en.name)).toHaveValue('Lupita Ríos');
  });

  test('restores a draft', async () => {
    const { user } = await renderForm(prefill);
    await user.type(getField(texts.en.name), 'Lupita');
    cleanup();
    await renderForm(prefill);
    await waitFor(() => expect(getField(texts.en.name)).toHaveValue('Lupita'));
    expect(getField(texts.en.guests)).toHaveValue('60');
  });
});
