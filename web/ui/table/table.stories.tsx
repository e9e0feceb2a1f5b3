import type { Language } from '#contract/core/language';
import type { Meta, Story } from '../../workshop/story';
import { Badge } from '../badge/Badge';
import { textButton } from '../button/Button.css';
import { Checkbox } from '../form/Checkbox';
import { Table, type TableColumn } from './Table';

export default { title: 'Table' } satisfies Meta;

interface Board {
  readonly id: number;
  readonly name: string;
  readonly price: string;
}

const texts = {
  en: {
    label: 'Products',
    name: 'Name',
    price: 'Price',
    stock: 'Stock',
    inStock: 'In stock',
    actions: 'Actions',
    edit: 'Edit',
    select: 'Select',
    boards: [
      'Classic Board',
      'Grazing table for a hundred guests with everything that is in season',
    ],
  },
  es: {
    label: 'Productos',
    name: 'Nombre',
    price: 'Precio',
    stock: 'Existencia',
    inStock: 'Disponible',
    actions: 'Acciones',
    edit: 'Editar',
    select: 'Seleccionar',
    boards: ['Tabla clásica', 'Mesa para cien invitados con todo lo que hay en temporada'],
  },
};

const ignore = () => undefined;

const buildColumns = (text: typeof texts.en): readonly TableColumn<Board>[] => [
  { key: 'name', name: text.name, kind: 'title', sortable: true, cell: ({ name }) => name },
  { key: 'price', name: text.price, kind: 'number', sortable: true, cell: ({ price }) => price },
  { key: 'stock', name: text.stock, cell: () => <Badge tone="positive">{text.inStock}</Badge> },
  {
    key: 'edit',
    name: text.actions,
    kind: 'actions',
    cell: () => (
      <button type="button" className={textButton}>
        {text.edit}
      </button>
    ),
  },
  {
    key: 'select',
    name: text.select,
    kind: 'tools',
    cell: ({ id, name }) => (
      <Checkbox label={`${text.select} ${name}`} labelHidden defaultChecked={id === 1} />
    ),
  },
];

const buildRows = (language: Language): readonly Board[] =>
  texts[language].boards.map((name, index) => ({
    id: index,
    name,
    price: index === 0 ? '$85.00' : '$1,785.00',
  }));

export const Sorted: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <Table
      label={texts[language].label}
      columns={buildColumns(texts[language])}
      rows={buildRows(language)}
      getKey={({ id }) => id}
      sorting={{ sort: 'name:asc', onSort: ignore }}
      isSelected={({ id }) => id === 1}
    />
  ),
};
