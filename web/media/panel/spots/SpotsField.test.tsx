import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mediaMessages } from '#contract/media/admin-messages';
import { spotLimits } from '#contract/media/admin-rules';
import type { ImageSpot } from '#contract/media/schema';
import {
  findFileByTitle,
  getDetailsPanel,
  getFileCard,
  openMediaManager,
  updateFile,
} from '../../../testing/media-manager';
import { blocksUnload } from '../../uploader/testing/stub-uploads';

const title = 'Garden Board';

const radish: ImageSpot = {
  x: 0.2,
  y: 0.4,
  name: { en: 'Radishes', es: 'Rábanos' },
  origin: { en: '', es: '' },
  pairing: { en: 'with butter', es: 'con mantequilla' },
};

async function openForm(spots: readonly ImageSpot[] = []) {
  const user = await openMediaManager({ prepare: () => updateFile(title, { spots: [...spots] }) });
  await user.click(getFileCard(title));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  await user.click(getDetailsPanel().getByRole('button', { name: /^Numbered spots/ }));
  return user;
}

const getField = (name: RegExp | string) => getDetailsPanel().getByRole('textbox', { name });
const getHandles = () =>
  within(getDetailsPanel().getByRole('list', { name: 'Spots on the picture' })).queryAllByRole(
    'button',
  );
const getHandle = (number: number) => getHandles()[number - 1] ?? document.body;
const getImage = () => {
  const { parentElement } = getDetailsPanel().getByRole('list', { name: 'Spots on the picture' });
  return parentElement?.querySelector('img') ?? document.body;
};
const save = () => getDetailsPanel().getByRole('button', { name: 'Save Changes' });
const getStoredSpots = () => findFileByTitle(title).spots;

describe('<SpotsField>', () => {
  test('adds, moves and names a spot with the keyboard alone', async () => {
    const user = await openForm();
    getDetailsPanel().getByRole('button', { name: 'Add a spot' }).focus();
    await user.keyboard('{Enter}');
    expect(getHandle(1)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(getHandle(1)).toHaveAccessibleName(
      '1. Without a name: 52% from the left, 49% from the top',
    );
    await user.keyboard('{Enter}');
    expect(getField(/^Name in English/)).toHaveFocus();
    await user.keyboard('Radishes{Tab}Rábanos{Tab}{Tab}{Tab}with butter{Tab}con mantequilla');
    expect(blocksUnload()).toBe(true);
    await user.click(save());
    await waitFor(() => expect(getStoredSpots()).toEqual([{ ...radish, x: 0.52, y: 0.49 }]));
    expect(blocksUnload()).toBe(false);
  });

  test('adds a spot where the picture is clicked, and moves it by dragging its number', async () => {
    const user = await openForm([radish]);
    const image = getImage();
    image.getBoundingClientRect = () => new DOMRect(100, 0, 400, 200);
    fireEvent.click(image, { clientX: 400, clientY: 50 });
    expect(getHandle(2)).toHaveAccessibleName(
      '2. Without a name: 75% from the left, 25% from the top',
    );
    await user.type(getField(/^Name in English/), 'Mint');
    await user.type(getField(/^Name in Spanish/), 'Menta');

    const pointer = { pointerId: 1 };
    fireEvent.pointerMove(getHandle(1), { ...pointer, clientX: 500, clientY: 200 });
    fireEvent.pointerDown(getHandle(1), { ...pointer, clientX: 180, clientY: 80 });
    fireEvent.pointerMove(getHandle(1), { ...pointer, clientX: 140, clientY: 150 });
    fireEvent.pointerMove(getHandle(1), { ...pointer, clientX: 90, clientY: 160 });
    expect(getField(/^Name in English/)).toHaveValue('Radishes');
    await user.click(save());
    const mint = { en: 'Mint', es: 'Menta' };
    const nothing = { en: '', es: '' };
    await waitFor(() =>
      expect(getStoredSpots()).toEqual([
        { ...radish, x: 0, y: 0.8 },
        { x: 0.75, y: 0.25, name: mint, origin: nothing, pairing: nothing },
      ]),
    );
  });

  test('deletes a spot, renumbers the others, and can leave none', async () => {
    const user = await openForm([radish, { ...radish, name: { en: 'Mint', es: 'Menta' } }]);
    await user.click(getDetailsPanel().getByRole('button', { name: '1 Radishes' }));
    await user.click(getDetailsPanel().getByRole('button', { name: 'Delete spot 1' }));
    expect(getDetailsPanel().getByRole('button', { name: 'Add a spot' })).toHaveFocus();
    expect(getHandles()).toHaveLength(1);
    await user.click(getDetailsPanel().getByRole('button', { name: '1 Mint' }));
    await user.click(getDetailsPanel().getByRole('button', { name: 'Delete spot 1' }));
    await user.click(save());
    await waitFor(() => expect(getStoredSpots()).toEqual([]));
  });

  test('shows the spot without a name when saving, and says what is missing', async () => {
    const user = await openForm([radish]);
    await user.click(getDetailsPanel().getByRole('button', { name: 'Add a spot' }));
    await user.click(getDetailsPanel().getByRole('button', { name: '1 Radishes' }));
    await user.click(save());
    await waitFor(() => expect(getField(/^Name in English/)).toHaveFocus());
    const name = getField(/^Name in English/);
    expect(name).toHaveAccessibleDescription(mediaMessages.spotName.en);
    expect(getStoredSpots()).toEqual([radish]);
    await user.keyboard('Mint');
    expect(name).toHaveValue('Mint');
    expect(name).toHaveFocus();
  });

  test('has room for a limited number of spots', async () => {
    const user = await openForm(Array(spotLimits.maxCount).fill(radish));
    await user.click(getDetailsPanel().getByRole('button', { name: 'Add a spot' }));
    fireEvent.click(getImage(), { clientX: 1, clientY: 1 });
    expect(getHandles()).toHaveLength(spotLimits.maxCount);
    expect(screen.getByText(`A picture has room for ${spotLimits.maxCount} spots.`)).toBeVisible();
  });
});
