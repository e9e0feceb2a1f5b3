import { figLeafPath, figLeafViewBox } from '../fig-leaf-path';

interface FigLeafProps {
  readonly size: number;
  readonly className?: string;
}

export const FigLeaf = ({ size, className }: FigLeafProps) => (
  <svg
    className={className}
    viewBox={figLeafViewBox}
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={figLeafPath} vectorEffect="non-scaling-stroke" />
  </svg>
);
