import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { stickyFooter } from '../../ui/dialog/FullDialog.css';

export const article = style({ display: 'grid', gap: theme.space[5], scrollMarginTop: '120px' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  paddingTop: theme.space[4],
  borderTop: `1px solid ${theme.color.border}`,
});

export const navigation = style([
  stickyFooter,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[3],
    marginTop: theme.space[5],
    paddingBlock: theme.space[2],
  },
]);

export const position = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const navigationButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minHeight: '44px',
  minWidth: '44px',
  fontWeight: 600,
  selectors: { '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } },
});
