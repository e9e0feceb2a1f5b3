import { isLanguage, type Language } from '#contract/core/language';

type Theme = 'light' | 'dark';

export interface Look {
  readonly language: Language;
  readonly theme: Theme;
}

interface PreviewState extends Look {
  readonly story: string;
}

/** In the hash: another story replaces this one without loading the page again. */
export const buildPreviewHash = ({ story, language, theme }: PreviewState): string =>
  `#${new URLSearchParams({ story, language, theme })}`;

export const buildPreviewUrl = (state: PreviewState): string =>
  `/workshop/preview.html${buildPreviewHash(state)}`;

export function parsePreviewHash(hash: string): PreviewState {
  const params = new URLSearchParams(hash.slice(1));
  return { story: params.get('story') ?? '', ...parseLook(params) };
}

/** Defaults to English in light colors. */
export function parseLook(params: URLSearchParams): Look {
  const language = params.get('language') ?? '';
  return {
    language: isLanguage(language) ? language : 'en',
    theme: params.get('theme') === 'dark' ? 'dark' : 'light',
  };
}
