import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  findFileByTitle,
  getDetailsPanel,
  getFileCard,
  openMediaManager,
  updateFile,
} from '../../../testing/media-manager';

const title = 'Classic Board';

async function openForm(focus = { x: 50, y: 50 }) {
  const user = await openMediaManager({
    prepare: () => updateFile(title, { focus, width: 1600, height: 1200 }),
  });
  await user.click(getFileCard(title));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  return { user, slider: getDetailsPanel().getByRole('slider', { name: 'Focal point' }) };
}

/** The whole image, and its crops at 1:1 and 4:3. */
const crops = () =>
  [...document.querySelectorAll('svg:has(image)')].map((svg) => svg.getAttribute('viewBox'));

describe('<FocalPointField>', () => {
  test('moves the point with arrow keys in steps of 5 %, within the image', async () => {
    const { user, slider } = await openForm({ x: 50, y: 5 });
    slider.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}');
    expect(slider).toHaveAttribute('aria-valuetext', '60% from the left, 0% from the top');
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(slider).toHaveAttribute('aria-valuetext', '55% from the left, 5% from the top');
  });

  test('moves the point by clicking, and previews the crops', async () => {
    const { slider } = await openForm();
    expect(crops()).toEqual(['0 0 1600 1200', '200 0 1200 1200', '0 0 1600 1200']);
    fireEvent.click(slider, { clientX: 20, clientY: 75 });
    expect(getDetailsPanel().getByText('20% × 75%')).toBeVisible();
    expect(crops()).toEqual(['0 0 1600 1200', '0 0 1200 1200', '0 0 1600 1200']);
  });

  test('uses the position within a tall image that does not fill its box', async () => {
    const { slider } = await openForm();
    const image = slider.querySelector('image') as SVGImageElement;
    slider.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
    image.getBoundingClientRect = () => new DOMRect(100, 0, 200, 400);
    fireEvent.click(slider, { clientX: 150, clientY: 100 });
    expect(getDetailsPanel().getByText('25% × 25%')).toBeVisible();
    fireEvent.click(slider, { clientX: 20, clientY: 100 });
    expect(getDetailsPanel().getByText('0% × 25%')).toBeVisible();
  });

  test('saves the point, and ignores other keys', async () => {
    const { user, slider } = await openForm();
    slider.focus();
    await user.keyboard('{ArrowLeft}a');
    await user.click(getDetailsPanel().getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(findFileByTitle(title).focus).toEqual({ x: 45, y: 50 }));
  });
});
