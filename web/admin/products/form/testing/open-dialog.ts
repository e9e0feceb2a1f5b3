import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Language } from '#contract/core/language';
import { getProductText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import type { Scenario } from '#mocks/scenarios';
import { rememberLanguage } from '../../../../i18n/remembered-language';
import { openShop, productTable } from '../../../../testing/mock-server';
import { renderPage } from '../../../../testing/render-page';
import { messages } from './sentences';
// Preloads the lazy dialog, which can exceed a test's timeout on a busy machine.
import '../../ProductsTab';
import '../ProductDialog';

export interface OpenDialog {
  readonly user: UserEvent;
  readonly dialog: ReturnType<typeof within>;
  readonly field: (label: string) => HTMLElement;
  readonly press: (button: string) => Promise<void>;
}

export function newest(): Product {
  const [first] = productTable().list;
  if (!first) throw new Error('The product table is empty.');
  return first;
}

export function openProducts(
  language: Language,
  ...scenarios: readonly Scenario[]
): Promise<UserEvent> {
  openShop('signed-in', ...scenarios);
  rememberLanguage(language);
  return renderPage('/admin?tab=products');
}

export async function openAdd(
  language: Language,
  ...scenarios: readonly Scenario[]
): Promise<OpenDialog> {
  const { add } = messages[language];
  const user = await openProducts(language, ...scenarios);
  await user.click(screen.getByRole('button', { name: add }));
  return dialogNamed(add, user);
}

/** Opens the dialog for the newest product; pass `signedInUser` if the list is already open. */
export async function openEdit(language: Language, there?: UserEvent): Promise<OpenDialog> {
  const { edit, editing } = messages[language];
  const user = there ?? (await openProducts(language));
  const name = edit(getProductText(newest(), 'name', language));
  await user.click(await screen.findByRole('button', { name }));
  return dialogNamed(editing, user);
}

async function dialogNamed(name: string, user: UserEvent): Promise<OpenDialog> {
  const place = await screen.findByRole('dialog', { name });
  const dialog = within(place);
  return {
    user,
    dialog,
    field: (label) => labelled(place, new RegExp(`^${label}( \\*)?$`)),
    press: (button) => user.click(dialog.getByRole('button', { name: button })),
  };
}

/** `getByLabelText` would make jsdom walk the whole page for every element of the dialog. */
function labelled(place: HTMLElement, label: RegExp): HTMLElement {
  const labels = [...place.querySelectorAll('label')];
  const [found, ...others] = labels.filter(({ textContent }) => label.test(textContent));
  if (!found?.control || others.length > 0)
    throw new Error(`Expected exactly one field labeled ${label}.`);
  return found.control;
}

export async function dialogsClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export async function rewrite(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

export async function fillRequiredFields(
  { user, field }: OpenDialog,
  language: Language,
): Promise<void> {
  const texts = messages[language];
  await rewrite(user, field(texts.name), 'Fig and Manchego Board');
  await rewrite(user, field(texts.price), '42.50');
  await user.selectOptions(field(texts.region), 'Spain');
  await user.selectOptions(field(texts.category), 'boards');
  await rewrite(user, field(texts.image), newest().imageUrl);
  await rewrite(user, field(texts.description), 'For two, with figs.');
}
