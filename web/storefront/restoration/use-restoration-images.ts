import type { ImageAsset } from '#contract/media/schema';
import { findTaggedImage } from '../../data/tagged-images-query';
import { useQuery } from '../../data/use-query';
import {
  customBoardImageQuery,
  type ItemTag,
  type RestorationPhase,
  restorationImagesQuery,
} from './restoration-images';

/** Null if there is none, undefined while loading. */
type LoadableImage = ImageAsset | null | undefined;

export function useCeramicImages(): (item: ItemTag, phase: RestorationPhase) => LoadableImage {
  const { data, error } = useQuery(restorationImagesQuery);
  const images = error ? [] : data;
  return (item, phase) => findTaggedImage(images, item, phase);
}

export function useCustomBoardImage(): LoadableImage {
  const { data, error } = useQuery(customBoardImageQuery);
  return findTaggedImage(error ? [] : data);
}
