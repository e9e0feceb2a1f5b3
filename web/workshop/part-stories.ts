import type { Story, StoryModule } from './story';

export interface PartStory {
  /** In URLs and names of screenshots: `button--variants`. */
  readonly id: string;
  /** Folder of `web/ui`. */
  readonly folder: string;
  readonly title: string;
  readonly name: string;
  readonly story: Story;
}

const modules = import.meta.glob<StoryModule>('../ui/*/*.stories.tsx', { eager: true });

const toWords = (exportName: string): string =>
  exportName.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const toKebabCase = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function listStories([path, module]: [string, StoryModule]): PartStory[] {
  const { default: meta, ...exports } = module;
  const folder = path.split('/')[2] ?? '';
  return Object.entries(exports).flatMap(([exportName, story]) => {
    if (!('render' in story)) return [];
    const name = story.name ?? toWords(exportName);
    const id = `${toKebabCase(meta.title)}--${toKebabCase(toWords(exportName))}`;
    return [{ id, folder, title: meta.title, name, story }];
  });
}

/** In alphabetical order of their titles. */
export const partStories: readonly PartStory[] = Object.entries(modules)
  .flatMap(listStories)
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
