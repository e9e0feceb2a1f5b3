import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

/** Sticky next to the files; scrolls if taller than the window. */
export const column = style({
  minWidth: 0,
  paddingTop: theme.space[5],
  borderTop: `1px solid ${theme.color.border}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [from.large]: {
      position: 'sticky',
      top: 0,
      maxHeight: '100vh',
      overflowY: 'auto',
      paddingBlock: theme.space[3],
      paddingInline: `${theme.space[6]} 4px`,
      borderTop: 0,
      borderLeft: `1px solid ${theme.color.border}`,
    },
  },
});

export const back = style({
  marginTop: '-12px',
  marginBottom: theme.space[3],
  fontWeight: 600,
  '@media': { [from.large]: { display: 'none' } },
});

export const backButton = style({ gap: theme.space[2] });

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[4],
  paddingBlock: theme.space[4],
  color: theme.color.textMuted,
});

export const leaf = style({ color: theme.color.brand });
