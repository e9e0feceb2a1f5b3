import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Along the edge of the table: a row on wide screens. */
export const facts = style({
  display: 'grid',
  marginTop: theme.space[3],
  borderTop: `1px solid ${theme.color.accent}`,
  // The second line of the double rule.
  boxShadow: `inset 0 3px ${theme.color.surface}, inset 0 4px ${theme.color.accent}`,
  '@media': {
    [from.small]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.space[6] },
    [from.large]: { display: 'flex', columnGap: theme.space[5], marginTop: theme.space[4] },
  },
});

export const fact = style({
  paddingBlock: `${theme.space[3]} ${theme.space[2]}`,
  fontSize: theme.size.small,
  lineHeight: 1.45,
  '@media': {
    [below.large]: { borderBottom: `1px solid ${theme.color.border}` },
    [from.large]: {
      flex: '1 1 0',
      selectors: {
        '& + &': {
          paddingInlineStart: theme.space[5],
          borderInlineStart: `1px solid ${theme.color.border}`,
        },
        '&:has(time)': { flex: 'none' },
      },
    },
  },
});

export const name = style({ color: theme.color.textMuted });

export const day = style({ fontFamily: theme.font.heading, fontSize: theme.size.title });
