import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const status = style({
  maxWidth: '35em',
  marginTop: theme.space[4],
  fontSize: theme.size.large,
  '@media': { print: { maxWidth: 'none', marginTop: '6pt', fontSize: '11pt' } },
});

export const statusLink = style({
  marginTop: theme.space[5],
  '@media': { print: { display: 'none' } },
});

export const email = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const section = style({
  marginTop: theme.space[7],
  '@media': { print: { marginTop: '14pt' } },
});

export const contactSection = style([
  section,
  { display: 'grid', gap: theme.space[2], maxWidth: '35em' },
]);

export const contactTitle = style({ fontSize: theme.size.title });

export const footer = style([
  section,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space[3]} ${theme.space[5]}`,
    '@media': { print: { display: 'none' } },
  },
]);

export const deviceNote = style({ color: theme.color.textMuted, fontSize: theme.size.small });
