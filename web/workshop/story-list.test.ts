import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPage, pages } from '../app/pages';
import { backOfficePaths, stripTrailingSlash } from '../routing/back-office-paths';
import { partStories } from './part-stories';
import { buildScreenUrl, screenGroups } from './screens/screen-stories';
import { listedStories, searchStories } from './story-list';

const shopOrigin = 'http://shop.test';

const partFolders = readdirSync(join(import.meta.dirname, '../ui'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const listScreens = () =>
  screenGroups.flatMap((group) => group.stories.map((story) => ({ group, story })));

describe('stories of parts', () => {
  test.each(partFolders)('web/ui/%s has a story', (folder) => {
    expect(partStories.filter((story) => story.folder === folder)).not.toEqual([]);
  });
});

describe('stories of screens', () => {
  test.each(pages.map((page) => [page.path, page] as const))('page %s has a story', (_, page) => {
    expect(screenGroups.filter((group) => group.page === page)).not.toEqual([]);
  });

  const backOfficePages = Object.values(backOfficePaths).map((buildPath) => buildPath());

  test.each(backOfficePages)('back-office page %s has a story', (path) => {
    const storyPaths = listScreens().map(({ story }) => new URL(story.path, shopOrigin).pathname);
    expect(storyPaths.map(stripTrailingSlash)).toContain(path);
  });

  test('open the page that they are listed under, in both languages', () => {
    for (const { group, story } of listScreens()) {
      for (const language of ['en', 'es'] as const) {
        const url = new URL(buildScreenUrl(group, story, language), shopOrigin);
        expect(findPage(url.pathname, url.search).page, url.href).toBe(group.page);
      }
    }
  });

  test('have URLs that keep the query and the hash next to the scenarios', () => {
    const [group] = screenGroups;
    if (!group) throw new Error('No screens.');
    const story = { name: 'x', path: '/shop?q=fig#list', scenarios: ['slow', 'empty'] } as const;
    expect(buildScreenUrl(group, story, 'es')).toBe('/es/shop?q=fig&scenario=slow%2Cempty#list');
  });
});

describe('story list', () => {
  test('has unique ids', () => {
    const ids = listedStories.map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  test('finds stories by words of their section, title and name, in any order and case', () => {
    const found = searchStories('errors CONTACT').map(({ id }) => id);
    expect(found).toEqual(['screen-contact--with-errors']);
    expect(searchStories('')).toHaveLength(listedStories.length);
    expect(searchStories('xylophone')).toEqual([]);
  });
});
