export interface IconProps {
  readonly size?: number;
}

/**
 * lucide's icons of the first pages, each as one path: lucide's own components bring the code that builds icons from
 * data. Hidden from screen readers, so an icon is always in something with a name.
 */
export const createIcon =
  (path: string) =>
  ({ size = 24 }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );

export type Icon = ReturnType<typeof createIcon>;

export const Heart = createIcon(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
);
export const Menu = createIcon('M4 5h16M4 12h16M4 19h16');
export const Minus = createIcon('M5 12h14');
export const Plus = createIcon('M5 12h14M12 5v14');
export const Search = createIcon('M21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0z');
export const Share = createIcon(
  'M21 5a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM9 12a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM21 19a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98',
);
export const ShoppingBasket = createIcon(
  'M15 11l-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9',
);
