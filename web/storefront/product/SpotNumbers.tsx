import type { ImageAsset, ImageSpot } from '#contract/media/schema';
import * as styles from './SpotNumbers.css';

interface SpotNumbersProps {
  readonly image: ImageAsset;
  readonly spots: readonly ImageSpot[];
  readonly className?: string | undefined;
}

/** Drawn over the image, which covers the same area. The list of spots has the numbers for screen readers. */
export function SpotNumbers({ image: { width, height }, spots, className }: SpotNumbersProps) {
  const radius = Math.round(Math.max(width, height) / 52);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      {spots.map(({ x, y }, index) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${Math.round(x * width)} ${Math.round(y * height)})`}
        >
          <g className={styles.spot}>
            <circle r={radius} className={styles.dot} />
            <text dy="0.36em" fontSize={Math.round(radius * 1.15)} className={styles.number}>
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
