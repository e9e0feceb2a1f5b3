import { toImageAsset } from '#contract/media/rules';
import type { ImageAsset, MediaFile } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import {
  customBoardImageQuery,
  type Moment,
  type Piece,
  restorationImagesQuery,
} from './restoration-pictures';

/** Null if there is none, undefined while loading. */
export type ImageOrPending = ImageAsset | null | undefined;

export function useCeramicImages(): (piece: Piece, moment: Moment) => ImageOrPending {
  const { data, error } = useQuery(restorationImagesQuery);
  const files = error ? [] : data?.files;
  return (piece, moment) =>
    toFirstImage(files?.filter(({ tags }) => tags.includes(piece) && tags.includes(moment)));
}

export function useCustomBoardImage(): ImageOrPending {
  const { data, error } = useQuery(customBoardImageQuery);
  return toFirstImage(error ? [] : data?.files);
}

function toFirstImage(files: readonly MediaFile[] | undefined): ImageOrPending {
  const file = files?.[0];
  if (file) return toImageAsset(file);
  return files && null;
}
