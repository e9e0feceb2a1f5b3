import { describe, expect, test } from 'vitest';
import { recipientMessages } from '#contract/orders/messages';
import { parseRecipientList } from './parse-recipient-list';

const rosa = {
  name: 'Rosa Paz',
  street: '1 Main St',
  unit: '',
  city: 'Sacramento',
  state: 'CA',
  zip: '95814',
  quantity: 1,
};

const parse = (text: string) => parseRecipientList(text, 'en');

describe('parseRecipientList', () => {
  test.each([
    ['commas', 'Rosa Paz,1 Main St,Sacramento,CA,95814'],
    ['tabs, as copied from a spreadsheet', 'Rosa Paz\t1 Main St\t\tSacramento\tCA\t95814\t1'],
    ['semicolons', 'Rosa Paz;1 Main St;;Sacramento;ca;95814'],
    ['quotes', '"Rosa Paz","1 Main St","","Sacramento","CA","95814"'],
  ])('reads a line with %s', async (_, text) => {
    expect(await parse(text)).toEqual({ recipients: [rosa], errors: [] });
  });

  test('reads units and numbers of boxes', async () => {
    const { recipients } = await parse(
      'Rosa Paz, 1 Main St, Apt 5, Sacramento, CA, 95814, 2\nRosa Paz,1 Main St,Sacramento,CA,95814-1234,3',
    );
    expect(recipients).toEqual([
      { ...rosa, unit: 'Apt 5', quantity: 2 },
      { ...rosa, zip: '95814-1234', quantity: 3 },
    ]);
  });

  test('skips headings and empty lines', async () => {
    const { recipients, errors } = await parse(
      'Name,Street,City,State,ZIP\n\nRosa Paz,1 Main St,Sacramento,CA,95814\n',
    );
    expect(recipients).toEqual([rosa]);
    expect(errors).toEqual([]);
  });

  test('lists the errors of each line, and the valid lines', async () => {
    const { recipients, errors } = await parse(
      [
        'Name,Street,City,State,ZIP',
        'Rosa Paz,1 Main St,Sacramento,CA,95814',
        'Rosa Paz,1 Main St,Sacramento,CA,9581',
        'R,,Sacramento,California,95814,two',
      ].join('\n'),
    );
    expect(recipients).toEqual([rosa]);
    expect(errors).toEqual([
      { line: 3, messages: [recipientMessages.zip.en] },
      {
        line: 4,
        messages: [
          recipientMessages.name.en,
          recipientMessages.street.en,
          recipientMessages.state.en,
          recipientMessages.quantity.en,
        ],
      },
    ]);
  });

  test('reads nothing from an empty text', async () => {
    expect(await parse(' \n')).toEqual({ recipients: [], errors: [] });
  });
});
