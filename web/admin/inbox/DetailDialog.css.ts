import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const article = style({ display: 'grid', gap: theme.space[5], scrollMarginTop: '120px' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  paddingTop: theme.space[4],
  borderTop: `1px solid ${theme.color.line}`,
});

/** Sticks below long items, as wide as the dialog. */
export const navigation = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  marginInline: `calc(-1 * ${theme.space[4]})`,
  marginTop: theme.space[5],
  marginBottom: `calc(-1 * ${theme.space[4]})`,
  padding: `${theme.space[2]} ${theme.space[4]}`,
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.corner,
  '@media': {
    [from.medium]: {
      marginInline: `calc(-1 * ${theme.space[5]})`,
      marginBottom: `calc(-1 * ${theme.space[5]})`,
      paddingInline: theme.space[5],
    },
  },
});

export const position = style({ color: theme.color.textQuiet, fontVariantNumeric: 'tabular-nums' });

export const navigationButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minHeight: '44px',
  minWidth: '44px',
  fontWeight: 600,
  selectors: { '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } },
});
