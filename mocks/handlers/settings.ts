import { headerImageOf } from '#contract/settings';
import type { MockImplementations } from '../http/implementation';

/** The settings' part of the contract. */
export const settings = {
  getHeaderImage: (_request, { database }) => {
    const chosen = database.settings.get('header-image');
    const file = database.files.find(({ id, privacy }) => id === chosen && privacy === 'public');
    return file ? headerImageOf(file) : null;
  },
} satisfies Partial<MockImplementations>;
