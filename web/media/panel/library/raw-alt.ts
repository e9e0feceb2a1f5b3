import type { BilingualText } from '#contract/core/language';
import type { MediaFile } from '#contract/media/schema';

/** The alt text as entered; '' if the server fell back to the title or to the English text. */
export const getRawAlt = ({ title, alt }: Pick<MediaFile, 'title' | 'alt'>): BilingualText => ({
  en: alt.en === title ? '' : alt.en,
  es: alt.es === title || alt.es === alt.en ? '' : alt.es,
});
