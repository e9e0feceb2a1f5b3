import { useSearchParams } from 'react-router-dom';
import { type Look, parseLook } from './preview-url';
import { type ListedStory, listedStories } from './story-list';

/** Of small and usual phones, and of a desktop. */
export const widths = [320, 390, 1280] as const;

export interface WorkshopState extends Look {
  readonly story: ListedStory | undefined;
  /** In CSS pixels. */
  readonly width: number;
}

/** What the address says, and links to other states. */
export function useWorkshopState() {
  const [params, setParams] = useSearchParams();
  const width = widths.find((candidate) => String(candidate) === params.get('width'));
  const [firstStory] = listedStories;
  const id = params.get('story') ?? firstStory?.id;

  const state: WorkshopState = {
    story: listedStories.find((story) => story.id === id),
    ...parseLook(params),
    width: width ?? 1280,
  };

  function buildSearch(name: string, value: string): string {
    const next = new URLSearchParams(params);
    next.set(name, value);
    return `?${next}`;
  }

  /** Without an entry in the history: only stories have one. */
  function change(name: 'language' | 'theme' | 'width', value: string): void {
    setParams(buildSearch(name, value), { replace: true });
  }

  return { state, buildSearch, change };
}
