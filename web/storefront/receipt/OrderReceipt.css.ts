import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const state = style({
  maxWidth: '54ch',
  marginTop: theme.space[4],
  fontSize: theme.size.large,
  '@media': { print: { maxWidth: 'none', marginTop: '6pt', fontSize: '11pt' } },
});

export const email = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const part = style({
  marginTop: theme.space[7],
  '@media': { print: { marginTop: '14pt' } },
});

export const change = style([part, { display: 'grid', gap: theme.space[2], maxWidth: '54ch' }]);

export const changeTitle = style({ fontSize: theme.size.title });

export const foot = style([
  part,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space[3]} ${theme.space[5]}`,
    '@media': { print: { display: 'none' } },
  },
]);

export const deviceNote = style({ color: theme.color.textQuiet, fontSize: theme.size.small });
