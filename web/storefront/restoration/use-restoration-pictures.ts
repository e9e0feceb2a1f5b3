import { pictureOf } from '#contract/media/rules';
import type { MediaFile, Picture } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import {
  customBoardPictureQuery,
  type Moment,
  type Piece,
  restorationPicturesQuery,
} from './restoration-pictures';

/** A picture; null where there is none, undefined while that is not known yet. */
export type AwaitedPicture = Picture | null | undefined;

/** The pictures of the ceramics, by piece and moment. */
export function useCeramicPictures(): (piece: Piece, moment: Moment) => AwaitedPicture {
  const { data, error } = useQuery(restorationPicturesQuery);
  const files = error ? [] : data?.files;
  return (piece, moment) =>
    firstPicture(files?.filter(({ tags }) => tags.includes(piece) && tags.includes(moment)));
}

/** The picture that stands for custom boards. */
export function useCustomBoardPicture(): AwaitedPicture {
  const { data, error } = useQuery(customBoardPictureQuery);
  return firstPicture(error ? [] : data?.files);
}

function firstPicture(files: readonly MediaFile[] | undefined): AwaitedPicture {
  const file = files?.[0];
  if (file) return pictureOf(file);
  return files && null;
}
