import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const name = style({ fontFamily: theme.font.heading, fontSize: theme.size.large });

export const link = style({
  display: 'grid',
  gridTemplateColumns: '80px 1fr auto',
  alignItems: 'center',
  columnGap: theme.space[4],
  paddingBlock: theme.space[3],
  textDecoration: 'none',
});

export const photograph = style({ aspectRatio: '4 / 3' });

export const words = style({
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: { [`${link}:hover &`]: { color: theme.color.brand } },
});

export const quiet = style({ color: theme.color.textQuiet, fontSize: theme.size.small });

export const price = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
});
