import { NoPicture } from '../../ui/photo/NoPicture';
import { Photo, type PhotoUrgency } from '../../ui/photo/Photo';
import { useAboutPicture } from './use-about-picture';

interface AboutPhotoProps {
  readonly tag: string;
  readonly sizes: string;
  readonly className: string;
  readonly urgency?: PhotoUrgency;
}

/** Reserves its space while loading. */
export function AboutPhoto({ tag, className, ...rest }: AboutPhotoProps) {
  const picture = useAboutPicture(tag);
  if (!picture) return <NoPicture awaited={picture === undefined} className={className} />;
  return <Photo picture={picture} className={className} {...rest} />;
}
