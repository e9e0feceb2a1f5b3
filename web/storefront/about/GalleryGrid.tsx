import { toImageAsset } from '#contract/media/rules';
import { useQuery } from '../../data/use-query';
import { ImagePlaceholder } from '../../ui/image/ImagePlaceholder';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import * as styles from './GalleryGrid.css';
import { imagesByTagQuery } from './images-by-tag-query';

const sizes = '(min-width: 1240px) 384px, (min-width: 768px) 31vw, 46vw';

const placeholder = <ImagePlaceholder isPending={false} className={styles.image} />;

interface GalleryGridProps {
  readonly tag: string;
  readonly count: number;
}

/** Newest images first; shows `count` placeholders until there are any. */
export function GalleryGrid({ tag, count }: GalleryGridProps) {
  const { data } = useQuery(imagesByTagQuery(tag, count));
  const images = (data?.files ?? []).map((file) => ({ key: file.id, image: toImageAsset(file) }));
  const tiles = images.length > 0 ? images : createPlaceholderTiles(count);
  return (
    <ul className={styles.grid}>
      {tiles.map(({ key, image }) => (
        <li key={key}>
          {image ? (
            <ResponsiveImage
              image={image}
              sizes={sizes}
              className={styles.image}
              fallback={placeholder}
            />
          ) : (
            placeholder
          )}
        </li>
      ))}
    </ul>
  );
}

const createPlaceholderTiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `tile ${index}`, image: undefined }));
