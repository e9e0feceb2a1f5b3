import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { button as buttonStyle } from '../../ui/button/Button.css';
import { control } from '../../ui/form/Field.css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.space[3],
  marginBottom: theme.space[4],
});

globalStyle(`${toolbar} > *`, {
  flex: '1 1 140px',
  '@media': { [from.medium]: { flex: '0 1 auto' } },
});

// Browsers render date inputs slightly taller than others.
globalStyle(`${toolbar} input[type=date]`, { height: '48px' });

export const search = style({
  selectors: { [`${toolbar} > &`]: { flex: '1 1 100%' } },
  '@media': { [from.medium]: { selectors: { [`${toolbar} > &`]: { flex: '1 1 180px' } } } },
});

export const searchField = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space[1],
});

export const searchIcon = style({
  position: 'absolute',
  bottom: 0,
  left: theme.space[3],
  height: '48px',
  color: theme.color.textMuted,
  pointerEvents: 'none',
});

export const searchControl = style([control, { paddingLeft: '40px' }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[3],
  marginLeft: 'auto',
  selectors: { [`${toolbar} > &`]: { flexBasis: 'auto' } },
});

// On phones they fill their rows, like the fields above.
globalStyle(`${actions} > *`, { flex: '1 1 auto', '@media': { [from.medium]: { flexGrow: 0 } } });

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  marginTop: theme.space[4],
  minHeight: '48px',
});

export const count = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const buttons = style({ display: 'flex', gap: theme.space[3] });

export const button = style([
  buttonStyle.secondary,
  { selectors: { '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } } },
]);

export const content = style({
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

export const skeleton = style({ height: '56px', marginBottom: theme.space[2] });

export const empty = style({ paddingBlock: theme.space[6], color: theme.color.textMuted });
