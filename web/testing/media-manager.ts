import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { Scenario } from '#mocks/scenarios';
import type { StoredMediaFile } from '#mocks/testing/test-database';
import { savePreferredLanguage } from '../i18n/preferred-language';
import { getMediaLibrary, resetMockServer } from './mock-server';
import { visitPage } from './visit-page';

interface MediaManagerOptions {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  /** Runs before the page renders. */
  readonly prepare?: () => void;
}

/** Opens the media manager, signed in. */
export function openMediaManager({
  language = 'en',
  scenarios = [],
  prepare,
}: MediaManagerOptions = {}): Promise<UserEvent> {
  resetMockServer('signed-in', ...scenarios);
  savePreferredLanguage(language);
  prepare?.();
  return visitPage('/admin/media-manager');
}

/** Removes all but the first `count` files. */
export function limitFiles(count: number): void {
  for (const { id } of getMediaLibrary().rows.slice(count)) getMediaLibrary().remove(id);
}

export function findFileByTitle(title: string): StoredMediaFile {
  const row = getMediaLibrary().rows.find((candidate) => candidate.title === title);
  if (!row) throw new Error(`The library has no file '${title}'.`);
  return row;
}

export function updateFile(title: string, changes: Partial<StoredMediaFile>): void {
  getMediaLibrary().put({ ...findFileByTitle(title), ...changes });
}

export const getFileCard = (title: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^${title} `) });

export const getDetailsPanel = (name = 'File Details') =>
  within(screen.getByRole('region', { name }));
