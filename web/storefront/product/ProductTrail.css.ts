import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[2],
  color: theme.color.textQuiet,
  fontSize: theme.size.small,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  // After a step and not before the next: no line begins with it.
  selectors: { '&:not(:last-child)::after': { content: '"›"', color: theme.color.textQuiet } },
});

globalStyle(`${trail} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textUnderlineOffset: '3px',
});
