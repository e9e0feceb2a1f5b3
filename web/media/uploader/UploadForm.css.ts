import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { imageColumns, listColumns } from './columns.css';

const alignStart = { alignItems: 'start' };

export const form = {
  ofOne: style([imageColumns, alignStart]),
  ofSeveral: style([listColumns, alignStart]),
};

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const images = style([column, { gap: theme.space[4] }]);

export const fields = style([column, { gap: theme.space[5] }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });

export const upload = style({
  selectors: { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' } },
});
