import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { business } from '#contract/business';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { localizePath } from '../../routing/paths';
import {
  fetchStructuredDataOfType,
  structuredDataOrigin,
} from '../../testing/fetch-structured-data';
import { listRequests } from '../../testing/mock-server';
import { buildShopFactsData } from '../../testing/shop-facts';
import { findUntranslatedText } from '../../testing/untranslated-text';
import { visitPage } from '../../testing/visit-page';

const ids = [
  'lead-time',
  'delivery',
  'customization',
  'ingredients',
  'servings',
  'storage',
  'special-events',
  'allergens',
];

const texts = {
  title: 'Preguntas frecuentes',
  contact: 'Contáctanos',
  facts: {
    'lead-time': [
      '96 horas (4 días) de anticipación',
      '2 a 3 semanas',
      'no te lo podemos garantizar',
    ],
    delivery: [
      'La entrega en Highland Park es gratis.',
      'Noreste de Los Ángeles (Eagle Rock, Mt. Washington, Glassell Park, Echo Park y Silver Lake)',
      'Resto de Los Ángeles (Pasadena, Glendale, Downtown LA, Los Feliz y Atwater Village)',
      'pasar por tu pedido en Highland Park',
      '$9.99',
      '1 a 3 días hábiles',
    ],
    customization: ['sin carne', 'no está en la tienda'],
    ingredients: ['España', 'México', 'mercado de agricultores'],
    servings: [
      'Una tabla chica es para 2 a 4 personas, una mediana para 5 a 8 y una grande para 8 a 12.',
      '15 invitados o hasta más de 100',
      '2 a 3 onzas de queso y de 1 a 2 onzas de carnes frías por persona',
    ],
    storage: ['30 a 45 minutos antes de servirla', 'dura de 1 a 2 días en el refrigerador'],
    'special-events': ['15 invitados o hasta más de 100', '30 invitados o más', '2 a 3 semanas'],
    allergens: ['leche, trigo, huevo, nueces y almendras', 'no podemos prometer'],
  },
} as const;

const getQuestion = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return within(element);
};

const getOpenIds = () =>
  ids.filter((id) => getQuestion(id).queryByRole('button', { expanded: true }));

async function goToHash(hash: string): Promise<void> {
  const hashChanged = new Promise((resolve) =>
    addEventListener('hashchange', resolve, { once: true }),
  );
  location.hash = hash;
  await act(() => hashChanged);
}

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('page /faq', () => {
  const faq = localizePath('/faq', 'es');

  test('shows eight closed questions in the documented order', async () => {
    await visitPage(faq);
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(document.title).toBe(`${texts.title} | ${business.name}`);
    const main = within(screen.getByRole('main'));
    const items = main.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement);
    expect(items.map((element) => element?.id)).toEqual(ids);
    expect(getOpenIds()).toEqual([]);
    expect(listRequests()).toEqual([]);
  });

  test.each(ids)('shows the documented facts in the answer #%s', async (id) => {
    const user = await visitPage(faq);
    const facts: readonly string[] = texts.facts[id as keyof typeof texts.facts];
    await user.click(getQuestion(id).getByRole('button'));
    for (const fact of facts) {
      expect(getQuestion(id).getByText((text) => text.includes(fact))).toBeVisible();
    }
  });

  test.each([
    [[0, 0, 0], /^La entrega es gratis en todas nuestras zonas: Highland Park, Noreste/],
    [[5, 15, 35], /^El costo de la entrega depende del lugar: Highland Park, Noreste/],
  ])('says where delivery costs something for the fees %j', async (fees, text) => {
    const deliveryAreas = defaultShopSettings.deliveryAreas.map((area, index) => ({
      ...area,
      fee: fees[index] ?? 0,
    }));
    const user = await visitPage(faq, { data: buildShopFactsData({ deliveryAreas }) });
    await user.click(getQuestion('delivery').getByRole('button'));
    expect(getQuestion('delivery').getByText(text)).toBeVisible();
  });

  test.each([
    ['delivery', 'Ver las cajas que enviamos', '/es/shop?category=gifts'],
    ['customization', 'Pide una tabla a tu medida', '/es/restoration'],
    ['servings', 'Ver las tablas y sus tamaños', '/es/shop?category=boards'],
    ['allergens', 'Ver lo que lleva cada tabla', '/es/shop'],
  ])('links the answer #%s to what it is about', async (id, name, url) => {
    const user = await visitPage(faq);
    await user.click(getQuestion(id).getByRole('button'));
    expect(getQuestion(id).getByRole('link', { name })).toHaveAttribute('href', url);
  });

  test('opens one question at a time', async () => {
    const user = await visitPage(faq);
    await user.click(getQuestion('delivery').getByRole('button'));
    await user.click(getQuestion('storage').getByRole('button'));
    expect(getOpenIds()).toEqual(['storage']);
    expect(location.hash).toBe('');
  });

  test('opens the question in the URL hash, also when the hash changes', async () => {
    await visitPage(`${faq}#servings`);
    expect(getOpenIds()).toEqual(['servings']);
    await goToHash('#allergens');
    expect(getOpenIds()).toEqual(['allergens']);
    await goToHash('#content');
    expect(getOpenIds()).toEqual(['allergens']);
  });

  test('links to the contact page', async () => {
    await visitPage(faq);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: texts.contact })).toHaveAttribute(
      'href',
      localizePath('/contact', 'es'),
    );
  });

  test('has FAQPage structured data that matches the visible text', async () => {
    await visitPage(faq);
    const { mainEntity } = await fetchStructuredDataOfType(faq, 'FAQPage');
    const expectedQuestions = ids.map((id) => ({
      '@type': 'Question',
      name: getQuestion(id).getByRole('button').textContent,
      url: `${structuredDataOrigin}${faq}#${id}`,
      acceptedAnswer: {
        '@type': 'Answer',
        text: Array.from(
          document.querySelectorAll(`#${id} p`),
          ({ textContent }) => textContent,
        ).join(' '),
      },
    }));
    expect(mainEntity).toEqual(expectedQuestions);
  });
});

test('page /es/faq is completely translated', async () => {
  await visitPage('/es/faq');
  expect(findUntranslatedText()).toEqual([]);
});
