import { writeDeviceState } from './device-state';
import { partStories } from './part-stories';
import { buildPreviewUrl, type Look } from './preview-url';
import { buildScreenId, buildScreenUrl, screenGroups } from './screens/screen-stories';

export interface ListedStory {
  readonly id: string;
  readonly section: 'Parts' | 'Screens';
  readonly title: string;
  readonly name: string;
  readonly buildUrl: (look: Look) => string;
  /** Before its page is loaded. */
  readonly prepare: (look: Look) => Promise<void>;
  /** Once its page is loaded. */
  readonly play: (page: Document) => Promise<void>;
}

const doNothing = async () => undefined;

const listedParts = partStories.map(
  ({ id, title, name }): ListedStory => ({
    id,
    section: 'Parts',
    title,
    name,
    buildUrl: (look) => buildPreviewUrl({ ...look, story: id }),
    prepare: doNothing,
    play: doNothing,
  }),
);

const listedScreens = screenGroups.flatMap((group) =>
  group.stories.map((story): ListedStory => {
    const { name, device = {}, play = doNothing } = story;
    return {
      id: buildScreenId(group, story),
      section: 'Screens',
      title: group.title,
      name,
      buildUrl: ({ language }) => buildScreenUrl(group, story, language),
      prepare: (look) => writeDeviceState(device, look),
      play,
    };
  }),
);

export const listedStories: readonly ListedStory[] = [...listedParts, ...listedScreens];

/** Every word of the search must occur in the story's section, title or name. */
export function searchStories(search: string): readonly ListedStory[] {
  const words = search.toLowerCase().split(/\s+/);
  return listedStories.filter(({ section, title, name }) => {
    const text = `${section} ${title} ${name}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
