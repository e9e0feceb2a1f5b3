import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Language } from '#contract/core/language';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import type { Scenario } from '#mocks/scenarios';
import { savePreferredLanguage } from '../../../../i18n/preferred-language';
import { getProductTable, resetMockServer } from '../../../../testing/mock-server';
import { visitPage } from '../../../../testing/visit-page';
import { messages } from './messages';
// Preloads the lazy dialog, which can exceed a test's timeout on a busy machine.
import '../../ProductsTab';
import '../ProductDialog';

export interface ProductDialogPage {
  readonly user: UserEvent;
  readonly dialog: ReturnType<typeof within>;
  readonly field: (label: string) => HTMLElement;
  readonly clickButton: (button: string) => Promise<void>;
}

export function getNewestProduct(): Product {
  const [first] = getProductTable().list;
  if (!first) throw new Error('The product table is empty.');
  return first;
}

function openProducts(language: Language, ...scenarios: readonly Scenario[]): Promise<UserEvent> {
  resetMockServer('signed-in', ...scenarios);
  savePreferredLanguage(language);
  return visitPage('/admin?tab=products');
}

/** The newest product has no options, so its price can be edited. */
export function openProductsWithoutOptions(language: Language): Promise<UserEvent> {
  resetMockServer('signed-in');
  const stored = getProductTable().find(getNewestProduct().id);
  if (!stored) throw new Error('The product table is empty.');
  getProductTable().put({ ...stored, options: [] });
  savePreferredLanguage(language);
  return visitPage('/admin?tab=products');
}

export async function openAddDialog(
  language: Language,
  ...scenarios: readonly Scenario[]
): Promise<ProductDialogPage> {
  const { add } = messages[language];
  const user = await openProducts(language, ...scenarios);
  await user.click(screen.getByRole('button', { name: add }));
  return findDialog(add, user);
}

/** Opens the dialog for the newest product; pass `signedInUser` if the list is already open. */
export async function openEditDialog(
  language: Language,
  signedInUser?: UserEvent,
): Promise<ProductDialogPage> {
  const { edit, editTitle } = messages[language];
  const user = signedInUser ?? (await openProducts(language));
  const name = edit(getProductText(getNewestProduct(), 'name', language));
  await user.click(await screen.findByRole('button', { name }));
  return findDialog(editTitle, user);
}

async function findDialog(name: string, user: UserEvent): Promise<ProductDialogPage> {
  const element = await screen.findByRole('dialog', { name });
  const dialog = within(element);
  return {
    user,
    dialog,
    field: (label) => findControl(element, new RegExp(`^${label}( \\*)?$`)),
    clickButton: (button) => user.click(dialog.getByRole('button', { name: button })),
  };
}

/** `getByLabelText` would make jsdom walk the whole page for every element of the dialog. */
function findControl(element: HTMLElement, label: RegExp): HTMLElement {
  const labels = [...element.querySelectorAll('label')];
  const [match, ...others] = labels.filter(({ textContent }) => label.test(textContent));
  if (!match?.control || others.length > 0)
    throw new Error(`Expected exactly one field labeled ${label}.`);
  return match.control;
}

export async function waitForDialogsToClose(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export async function replaceText(
  user: UserEvent,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

export async function fillRequiredFields(
  { user, field }: ProductDialogPage,
  language: Language,
): Promise<void> {
  const texts = messages[language];
  await replaceText(user, field(texts.name), 'Fig and Manchego Board');
  await replaceText(user, field(texts.price), '42.50');
  await user.selectOptions(field(texts.region), 'Spain');
  await user.selectOptions(field(texts.category), 'boards');
  await replaceText(user, field(texts.image), getNewestProduct().imageUrl);
  await replaceText(user, field(texts.description), 'For two, with figs.');
}
