import { style } from '@vanilla-extract/css';
import { theme } from '../../../../theme/theme.css';
import { textButton } from '../../../../ui/button/Button.css';

export const list = style({ display: 'grid', gap: theme.space[5], marginBottom: theme.space[4] });

export const option = style({
  display: 'grid',
  gap: theme.space[4],
  minWidth: 0,
  padding: theme.space[4],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.image,
});

export const legend = style({ paddingInline: theme.space[2], fontWeight: 600 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[4]}`,
});

export const action = style([
  textButton,
  {
    justifySelf: 'start',
    selectors: { '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' } },
  },
]);
