import type { BilingualText } from './language';
import type { MediaFile } from './media';
import { plainText } from './plain-text';

/** Characters a search has at least. */
const shortestTerm = 3;

/** Said of a search for less. */
export const termRule: BilingualText = {
  en: `Enter at least ${shortestTerm} characters to search`,
  es: `Escribe al menos ${shortestTerm} caracteres para buscar`,
};

/** Whether there is enough of a search to begin. */
export const isWholeTerm = (term: string): boolean => [...term.trim()].length >= shortestTerm;

/** What a file is found by. */
export const searchText = ({
  title,
  description,
  tags,
  alt,
}: Pick<MediaFile, 'title' | 'description'> & {
  readonly tags: readonly string[];
  readonly alt: BilingualText;
}): string => plainText([title, description, ...tags, alt.en, alt.es].filter(Boolean).join(' '));
