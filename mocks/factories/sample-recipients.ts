import type { Recipient } from '#contract/orders/recipients';

export const familyRecipients: Recipient[] = [
  {
    name: 'Carmen Barragán',
    street: '1807 Mulberry Avenue',
    unit: '',
    city: 'San Antonio',
    state: 'TX',
    zip: '78201',
    quantity: 2,
  },
  {
    name: 'Rocío Barragán de la Torre',
    street: '2440 S Homan Avenue',
    unit: 'Piso 2',
    city: 'Chicago',
    state: 'IL',
    zip: '60623',
    quantity: 1,
  },
  {
    name: 'Nora Castañeda',
    street: '915 E Orange Drive',
    unit: '',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85014',
    quantity: 1,
  },
];

type RecipientRow = readonly [
  name: string,
  street: string,
  unit: string,
  city: string,
  state: Recipient['state'],
  zip: string,
];

const officeRows: readonly RecipientRow[] = [
  ['Harper Lindqvist', '712 Sycamore Terrace', '', 'South Pasadena', 'CA', '91030'],
  ['Dev Malhotra', '1450 Bellevue Avenue', 'Apt 512', 'Seattle', 'WA', '98122'],
  ['Camille Fontenot', '3021 Dauphine Street', '', 'New Orleans', 'LA', '70117'],
  ['Joaquín Medrano', '88 Canyon Road', 'Unit B', 'Santa Fe', 'NM', '87501'],
  ['Abigail Osei', '264 Warren Street', 'Apt 4R', 'Brooklyn', 'NY', '11201'],
  ['Tomás Villareal', '5510 Avenue G', '', 'Austin', 'TX', '78751'],
  ['Noor Haddad', '1919 W Larchmont Avenue', '', 'Chicago', 'IL', '60613'],
  ['Wendell Pratt', '37 Maple Street', '', 'Burlington', 'VT', '05401'],
  ['Kiku Yamashiro', '2171 Kuhio Avenue', 'Apt 1807', 'Honolulu', 'HI', '96815'],
  ['Esperanza Duarte', '640 N Fourth Avenue', '', 'Tucson', 'AZ', '85705'],
];

export const officeRecipients: Recipient[] = officeRows.map(
  ([name, street, unit, city, state, zip]) => ({
    name,
    street,
    unit,
    city,
    state,
    zip,
    quantity: 1,
  }),
);
