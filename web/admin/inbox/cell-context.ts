import type { Language } from '#contract/core/language';

export interface CellContext {
  readonly language: Language;
  readonly onView: () => void;
  /** Undefined if items have no status. */
  readonly onEditStatus?: () => void;
  /** Whether the list has archived items among others. */
  readonly marksArchived: boolean;
  readonly onArchive: () => void;
}
