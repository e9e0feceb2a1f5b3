import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { Scenario } from '#mocks/scenarios';
import type { FileRow } from '#mocks/testing/shop-data';
import { rememberLanguage } from '../i18n/remembered-language';
import { mediaLibrary, openShop } from './mock-server';
import { renderPage } from './render-page';

interface Setting {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  /** What is different about the shop before anybody looks. */
  readonly prepare?: () => void;
}

/** Opens the media manager as somebody who is signed in. */
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

/** Leaves so many files in the library. */
export function keepFiles(count: number): void {
  for (const { id } of mediaLibrary().rows.slice(count)) mediaLibrary().remove(id);
}

/** The library's file of that title. */
export function fileTitled(title: string): FileRow {
  const row = mediaLibrary().rows.find((candidate) => candidate.title === title);
  if (!row) throw new Error(`The library has no file '${title}'.`);
  return row;
}

/** Says other things of a file. */
export function changeFile(title: string, changes: Partial<FileRow>): void {
  mediaLibrary().put({ ...fileTitled(title), ...changes });
}

/** The card of a file that is in sight, by its title. */
export const card = (title: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^${title} `) });

/** The column that tells of the chosen file. */
export const details = (name = 'File Details') => within(screen.getByRole('region', { name }));
