import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';
import { textButton } from '../../../ui/button/Button.css';

export const item = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gridTemplateAreas: '"image details" "image controls"',
  gridTemplateRows: 'auto 1fr',
  columnGap: theme.space[4],
  rowGap: theme.space[3],
  '@media': {
    [from.small]: {
      gridTemplateColumns: '168px minmax(0, 1fr) auto',
      gridTemplateAreas: '"image details controls"',
      gridTemplateRows: 'auto',
      columnGap: theme.space[5],
    },
  },
});

export const unavailable = style({});

export const image = style({
  gridArea: 'image',
  alignSelf: 'start',
  aspectRatio: '4 / 3',
  selectors: { [`${unavailable} &`]: { opacity: 0.5 } },
});

export const placeholder = style([
  image,
  {
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${theme.color.border}`,
    borderRadius: theme.radius.image,
    color: theme.color.textMuted,
  },
]);

export const details = style({
  gridArea: 'details',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[1],
});

export const name = style({
  fontSize: theme.size.title,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const link = style({
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.brand, textDecoration: 'underline' } },
});

export const muted = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const perUnit = style({ fontWeight: 400 });

export const lowStock = style({
  color: theme.color.warning,
  fontSize: theme.size.small,
  fontWeight: 600,
});

export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[4],
  '@media': { [from.small]: { flexDirection: 'column', alignItems: 'flex-end' } },
});

export const remove = style([
  textButton,
  { color: theme.color.textMuted, selectors: { '&:hover': { color: theme.color.brand } } },
]);

export const skeleton = style({ width: '120px', height: '24px' });
