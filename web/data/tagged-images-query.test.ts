import { expect, test } from 'vitest';
import { demoFiles } from '../testing/demo-data';
import { findTaggedImage, taggedImagesQuery } from './tagged-images-query';

const files = demoFiles.filter(({ tags }) => tags.includes('restoration'));
const images = taggedImagesQuery('restoration').select({ files });

test('a page embeds only tags and image of each media file', () => {
  expect(images).toHaveLength(files.length);
  for (const { tags, image } of images ?? []) {
    expect(tags).toContain('restoration');
    expect(Object.keys(image).sort()).toEqual(['alt', 'color', 'height', 'url', 'width']);
  }
});

test('a tagged image has all of the given tags', () => {
  const file = files.find(({ tags }) => tags.includes('plate') && tags.includes('after'));
  expect(findTaggedImage(images, 'plate', 'after')?.alt).toEqual(file?.alt);
  expect(findTaggedImage(images, 'plate', 'lamp')).toBeNull();
});

test('there is no tagged image before the images are loaded', () => {
  expect(findTaggedImage(undefined, 'plate')).toBeUndefined();
});
