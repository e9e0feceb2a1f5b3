import { theme } from '../../theme/theme.css';

/** Thin double line below a heading. */
export const doubleRule = (width: '56px' | '72px' | '100%') =>
  ({
    content: '""',
    display: 'block',
    width,
    height: '5px',
    marginTop: theme.space[3],
    borderBlock: `1px solid ${theme.color.accent}`,
  }) as const;
