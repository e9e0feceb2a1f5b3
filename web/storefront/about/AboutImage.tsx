import { ImagePlaceholder } from '../../ui/image/ImagePlaceholder';
import { type ImagePriority, ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { useAboutImage } from './use-about-image';

interface AboutImageProps {
  readonly tag: string;
  readonly sizes: string;
  readonly className: string;
  readonly priority?: ImagePriority;
}

/** A placeholder of the same size replaces it while loading or if it is missing. */
export function AboutImage({ tag, className, ...rest }: AboutImageProps) {
  const image = useAboutImage(tag);
  if (!image) return <ImagePlaceholder isPending={image === undefined} className={className} />;
  return <ResponsiveImage image={image} className={className} {...rest} />;
}
