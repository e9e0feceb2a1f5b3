import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { control } from '../../ui/form/Field.css';

export const combobox = style({
  position: 'relative',
  flex: '1 1 100%',
  '@media': { [from.small]: { flexBasis: '280px', maxWidth: '520px' } },
});

export const field = style({ position: 'relative', marginTop: theme.space[1] });

export const input = style([control, { paddingRight: '48px' }]);

export const toggleButton = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  color: theme.color.textMuted,
});

export const dropdown = style({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  zIndex: 3,
  marginTop: theme.space[1],
  padding: theme.space[1],
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
  boxShadow: theme.shadow.floating,
});

/** The list scrolls without a tab stop of its own: the input controls it by keyboard. */
export const options = style({ maxHeight: '312px', overflowY: 'auto' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.corner,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&[data-focus]': { background: theme.color.border },
    '&[data-selected]': { fontWeight: 600 },
  },
});

export const message = style({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  color: theme.color.textMuted,
});
