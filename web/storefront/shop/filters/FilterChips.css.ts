import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { textButton } from '../../../ui/button/Button.css';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  marginTop: theme.space[3],
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  paddingInline: theme.space[4],
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.button,
  fontSize: theme.size.small,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: theme.color.brand } },
});

export const clear = style([
  textButton,
  { paddingInline: theme.space[2], fontSize: theme.size.small, fontWeight: 500 },
]);
