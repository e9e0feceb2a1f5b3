import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { Scenario } from '#mocks/scenarios';
import type { StoredMediaFile } from '#mocks/testing/shop-data';
import { rememberLanguage } from '../i18n/remembered-language';
import { mediaLibrary, openShop } from './mock-server';
import { renderPage } from './render-page';

interface Setting {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  /** Runs before the page renders. */
  readonly prepare?: () => void;
}

/** Opens the media manager, signed in. */
export function openPanel({
  language = 'en',
  scenarios = [],
  prepare,
}: Setting = {}): Promise<UserEvent> {
  openShop('signed-in', ...scenarios);
  rememberLanguage(language);
  prepare?.();
  return renderPage('/admin/media-manager');
}

/** Removes all but the first `count` files. */
export function limitFiles(count: number): void {
  for (const { id } of mediaLibrary().rows.slice(count)) mediaLibrary().remove(id);
}

export function fileTitled(title: string): StoredMediaFile {
  const row = mediaLibrary().rows.find((candidate) => candidate.title === title);
  if (!row) throw new Error(`The library has no file '${title}'.`);
  return row;
}

export function changeFile(title: string, changes: Partial<StoredMediaFile>): void {
  mediaLibrary().put({ ...fileTitled(title), ...changes });
}

export const card = (title: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^${title} `) });

export const details = (name = 'File Details') => within(screen.getByRole('region', { name }));
