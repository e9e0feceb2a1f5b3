import { useQuery } from '../../data/use-query';
import { ImagePlaceholder } from '../../ui/image/ImagePlaceholder';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { gallery, galleryQuery } from './about-images';
import * as styles from './GalleryGrid.css';

const sizes = '(min-width: 1240px) 384px, (min-width: 768px) 31vw, 46vw';

const placeholder = <ImagePlaceholder isPending={false} className={styles.image} />;

/** Shows placeholders until there are any images. */
export function GalleryGrid() {
  const { data = [] } = useQuery(galleryQuery);
  const images = data.map(({ image }) => ({ key: image.url, image }));
  const tiles = images.length > 0 ? images : placeholderTiles;
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

const placeholderTiles = Array.from({ length: gallery.count }, (_, index) => ({
  key: `tile ${index}`,
  image: undefined,
}));
