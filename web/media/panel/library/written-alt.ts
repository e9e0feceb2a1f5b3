import type { BilingualText } from '#contract/core/language';
import type { MediaFile } from '#contract/media/schema';

/**
 * The words somebody wrote for those who do not see a picture; '' where nobody did. There the library answers with
 * the title, or with the English.
 */
export const writtenAlt = ({ title, alt }: Pick<MediaFile, 'title' | 'alt'>): BilingualText => ({
  en: alt.en === title ? '' : alt.en,
  es: alt.es === title || alt.es === alt.en ? '' : alt.es,
});
