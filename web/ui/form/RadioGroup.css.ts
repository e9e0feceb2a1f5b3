import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const baseGroup = style({ display: 'grid', gap: theme.space[2], minWidth: 0, border: 0 });

export const group = {
  oneColumn: baseGroup,
  twoColumns: style([
    baseGroup,
    { '@media': { [from.small]: { gridTemplateColumns: '1fr 1fr' } } },
  ]),
};

export const legend = style({ marginBottom: theme.space[2], fontWeight: 600 });

export const error = style({ gridColumn: '1 / -1' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: '48px',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.corner,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: theme.color.brand, background: theme.color.surfaceRaised },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.brand}`, outlineOffset: '2px' },
  },
});

export const radio = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  accentColor: theme.color.brand,
});
