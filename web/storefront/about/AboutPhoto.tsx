import { ImagePlaceholder } from '../../ui/photo/NoPicture';
import { type ImagePriority, ResponsiveImage } from '../../ui/photo/Photo';
import { useAboutImage } from './use-about-picture';

interface AboutImageProps {
  readonly tag: string;
  readonly sizes: string;
  readonly className: string;
  readonly urgency?: ImagePriority;
}

/** Reserves its space while loading. */
export function AboutImage({ tag, className, ...rest }: AboutImageProps) {
  const image = useAboutImage(tag);
  if (!image) return <ImagePlaceholder isPending={image === undefined} className={className} />;
  return <ResponsiveImage image={image} className={className} {...rest} />;
}
