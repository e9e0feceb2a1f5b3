import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const check = style({
  display: 'grid',
  gap: theme.space[1],
  marginBottom: theme.space[5],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
});

export const yes = style({ color: theme.color.positive, fontWeight: 600 });

export const no = style({ color: theme.color.warning, fontWeight: 600 });

export const onRequest = style({ color: theme.color.positive });

export const note = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: '44px',
});
