import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import * as choice from './choice.css';

export const group = {
  oneColumn: choice.group,
  twoColumns: style([
    choice.group,
    { '@media': { [from.small]: { gridTemplateColumns: '1fr 1fr' } } },
  ]),
};

export const legend = style([choice.legend, { marginBottom: theme.space[2] }]);

export const error = style({ gridColumn: '1 / -1' });

export const option = style([
  choice.choice,
  {
    display: 'flex',
    gap: theme.space[3],
    minHeight: '48px',
    padding: `${theme.space[2]} ${theme.space[3]}`,
    borderRadius: theme.radius.corner,
    selectors: { '[aria-invalid=true] > &': { borderColor: theme.color.critical } },
  },
]);

export const radio = style([choice.control, { width: '20px', height: '20px' }]);
