import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { stickyFooter } from '../../ui/dialog/FullDialog.css';

export const form = style({ display: 'grid', gap: theme.space[5] });

export const lead = style({ color: theme.color.textMuted });

export const actions = style([
  stickyFooter,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[3],
    paddingBlock: theme.space[3],
    selectors: { '&:has(> :only-child)': { justifyContent: 'flex-end' } },
  },
]);
