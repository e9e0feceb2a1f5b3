import { pictureOf } from '#contract/media/rules';
import { useQuery } from '../../data/use-query';
import { NoPicture } from '../../ui/photo/NoPicture';
import { Photo } from '../../ui/photo/Photo';
import * as styles from './ImageGrid.css';
import { imagesByTagQuery } from './image-grid';

const sizes = '(min-width: 1240px) 384px, (min-width: 768px) 31vw, 46vw';

const noPicture = <NoPicture awaited={false} className={styles.image} />;

interface ImageGridProps {
  readonly tag: string;
  readonly count: number;
}

/** Newest images first; shows `count` placeholders until there are any. */
export function ImageGrid({ tag, count }: ImageGridProps) {
  const { data } = useQuery(imagesByTagQuery(tag, count));
  const images = (data?.files ?? []).map((file) => ({ key: file.id, picture: pictureOf(file) }));
  const tiles = images.length > 0 ? images : withoutPicture(count);
  return (
    <ul className={styles.grid}>
      {tiles.map(({ key, picture }) => (
        <li key={key}>
          {picture ? (
            <Photo picture={picture} sizes={sizes} className={styles.image} fallback={noPicture} />
          ) : (
            noPicture
          )}
        </li>
      ))}
    </ul>
  );
}

const withoutPicture = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `tile ${at}`, picture: undefined }));
