import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const questions = style({
  display: 'grid',
  gap: `${theme.space[6]} ${theme.space[7]}`,
  '@media': { [from.medium]: { gridTemplateColumns: '1fr 1fr' } },
});

export const questionItem = style({
  paddingTop: theme.space[4],
  borderTop: `1px solid ${theme.color.border}`,
});

export const question = style({
  marginBottom: theme.space[2],
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  fontWeight: 500,
  lineHeight: 1.2,
  textWrap: 'balance',
});

export const duration = style({ whiteSpace: 'nowrap' });
