import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const name = style({ fontFamily: theme.font.heading, fontSize: theme.size.large });

export const link = style({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gridTemplateAreas: '"image details" "image price"',
  alignItems: 'center',
  columnGap: theme.space[4],
  paddingBlock: theme.space[3],
  textDecoration: 'none',
  '@media': {
    [from.small]: {
      gridTemplateColumns: '80px minmax(0, 1fr) auto',
      gridTemplateAreas: '"image details price"',
    },
  },
});

export const image = style({ gridArea: 'image', aspectRatio: '4 / 3' });

export const details = style({
  gridArea: 'details',
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: { [`${link}:hover &`]: { color: theme.color.brand } },
});

export const muted = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const price = style({
  gridArea: 'price',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.small]: { textAlign: 'right' } },
});
