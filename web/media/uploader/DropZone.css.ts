import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const dropZone = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space[4],
  minHeight: '19rem',
  aspectRatio: '4 / 3',
  width: '100%',
  padding: theme.space[5],
  border: `1px dashed ${theme.color.textMuted}`,
  borderRadius: theme.radius.corner,
  textAlign: 'center',
});

export const leaf = style({ color: theme.color.brand });

export const prompt = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  lineHeight: 1.2,
  textWrap: 'balance',
});

export const formats = style({
  maxWidth: '32ch',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  textWrap: 'balance',
});
