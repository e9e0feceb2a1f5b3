import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProductImage } from '#contract/products/schema';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { ImageCard } from './ImageCard';
import { moveImage } from './image-order';
import * as styles from './SortableImageGrid.css';

interface SortableImageGridProps {
  readonly images: readonly ProductImage[];
  /** Resolves to false if the order could not be saved. */
  readonly onReorder: (images: readonly ProductImage[]) => Promise<boolean>;
  readonly onMakePrimary: (image: ProductImage, button: HTMLElement) => void;
  readonly onEditAlt: (image: ProductImage) => void;
  readonly onDelete: (image: ProductImage, button: HTMLElement) => void;
}

const noAnnouncement = () => undefined;

/** The grid has its own live region, shared by dragging, keys and buttons. */
const silentAnnouncements = {
  onDragStart: noAnnouncement,
  onDragOver: noAnnouncement,
  onDragEnd: noAnnouncement,
  onDragCancel: noAnnouncement,
};

/** Pixels a pointer must move before a press becomes a drag. */
const dragActivation = { activationConstraint: { distance: 4 } };

export function SortableImageGrid({
  images,
  onReorder,
  onMakePrimary,
  onEditAlt,
  onDelete,
}: SortableImageGridProps) {
  const { t } = useLingui();
  const sensors = useSensors(useSensor(PointerSensor, dragActivation));
  const [announcement, setAnnouncement] = useState('');
  const count = images.length;

  async function move(fromIndex: number, toIndex: number): Promise<void> {
    if (fromIndex === toIndex || fromIndex < 0 || toIndex < 0 || toIndex >= count) return;
    const position = toIndex + 1;
    setAnnouncement(t`Image ${position} of ${count}`);
    if (!(await onReorder(moveImage(images, fromIndex, toIndex)))) setAnnouncement('');
  }

  function handleDragEnd({ active, over }: DragEndEvent): void {
    if (!over) return;
    const ids = images.map(({ id }): string | number => id);
    void move(ids.indexOf(active.id), ids.indexOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: silentAnnouncements,
        screenReaderInstructions: { draggable: t`The arrow keys move it.` },
      }}
    >
      <SortableContext items={images.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className={styles.grid} aria-label={t`Images of the product`}>
          {images.map((image, index) => (
            <ImageCard
              key={image.id}
              image={image}
              index={index}
              count={count}
              onMove={(toIndex) => void move(index, toIndex)}
              onMakePrimary={(button) => onMakePrimary(image, button)}
              onEditAlt={() => onEditAlt(image)}
              onDelete={(button) => onDelete(image, button)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" aria-label={t`Place`} className={visuallyHidden}>
        {announcement}
      </p>
    </DndContext>
  );
}
