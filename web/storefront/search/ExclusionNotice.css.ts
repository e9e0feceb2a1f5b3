import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const notice = style({
  display: 'grid',
  gap: theme.space[2],
  maxWidth: '44em',
  marginBottom: theme.space[6],
  padding: theme.space[4],
  borderLeft: `4px solid ${theme.color.brand}`,
  background: theme.color.surfaceRaised,
});

export const summary = style({ fontWeight: 600 });

export const contactLink = style({
  display: 'inline-grid',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '44px',
  fontWeight: 600,
  textUnderlineOffset: '4px',
});
