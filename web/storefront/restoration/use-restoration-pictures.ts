import { pictureOf } from '#contract/media/rules';
import type { MediaFile, Picture } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import {
  customBoardPictureQuery,
  type Moment,
  type Piece,
  restorationPicturesQuery,
} from './restoration-pictures';

/** Null if there is none, undefined while loading. */
export type AwaitedPicture = Picture | null | undefined;

export function useCeramicPictures(): (piece: Piece, moment: Moment) => AwaitedPicture {
  const { data, error } = useQuery(restorationPicturesQuery);
  const files = error ? [] : data?.files;
  return (piece, moment) =>
    firstPicture(files?.filter(({ tags }) => tags.includes(piece) && tags.includes(moment)));
}

export function useCustomBoardPicture(): AwaitedPicture {
  const { data, error } = useQuery(customBoardPictureQuery);
  return firstPicture(error ? [] : data?.files);
}

function firstPicture(files: readonly MediaFile[] | undefined): AwaitedPicture {
  const file = files?.[0];
  if (file) return pictureOf(file);
  return files && null;
}
