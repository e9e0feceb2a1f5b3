import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space[4]} ${theme.space[6]}`,
  '@media': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: '1fr 1fr', gap: '6pt 24pt' },
  },
});

export const wide = style({ gridColumn: '1 / -1' });

export const label = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const value = style({
  fontWeight: 500,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '::first-letter': { textTransform: 'uppercase' },
});

export const recipients = style({
  display: 'grid',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const allergies = style({ color: theme.color.critical, fontWeight: 600 });

export const cardMessage = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  fontWeight: 400,
});
