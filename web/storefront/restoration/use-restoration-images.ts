import { toImageAsset } from '#contract/media/rules';
import type { ImageAsset, MediaFile } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import {
  customBoardImageQuery,
  type ItemTag,
  type RestorationPhase,
  restorationImagesQuery,
} from './restoration-images';

/** Null if there is none, undefined while loading. */
export type LoadableImage = ImageAsset | null | undefined;

export function useCeramicImages(): (item: ItemTag, phase: RestorationPhase) => LoadableImage {
  const { data, error } = useQuery(restorationImagesQuery);
  const files = error ? [] : data?.files;
  return (item, phase) =>
    toFirstImage(files?.filter(({ tags }) => tags.includes(item) && tags.includes(phase)));
}

export function useCustomBoardImage(): LoadableImage {
  const { data, error } = useQuery(customBoardImageQuery);
  return toFirstImage(error ? [] : data?.files);
}

function toFirstImage(files: readonly MediaFile[] | undefined): LoadableImage {
  const file = files?.[0];
  if (file) return toImageAsset(file);
  return files && null;
}
