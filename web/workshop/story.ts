import type { ReactNode } from 'react';
import type { Language } from '#contract/core/language';

// The part of Component Story Format that the workshop reads, with the names of
// https://storybook.js.org/docs/api/csf.

interface StoryContext {
  readonly globals: { readonly language: Language };
}

interface StoryParameters {
  /** `fullscreen`: covers the window or sticks to its edge, so its screenshot shows the window instead of the part. */
  readonly layout?: 'padded' | 'fullscreen';
  /** Also compared at the width of a phone, because its layout changes there. */
  readonly phone?: true;
  /** Compared as it is printed. */
  readonly media?: 'print';
  /** Animates or depends on the browser: audited, but not compared. */
  readonly screenshot?: false;
}

export interface Story {
  /** Defaults to the name of the export: `LongTexts` is 'Long texts'. */
  readonly name?: string;
  readonly parameters?: StoryParameters;
  readonly render: (args: object, context: StoryContext) => ReactNode;
}

export interface Meta {
  /** In the list of stories. */
  readonly title: string;
}

/** A `*.stories.tsx` file: the default export describes the part, each named export is one of its states. */
export interface StoryModule {
  readonly default: Meta;
  readonly [exportName: string]: Story | Meta;
}
