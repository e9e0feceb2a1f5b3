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
import * as styles from './ImageGrid.css';
import { movedImage } from './image-order';

interface ImageGridProps {
  readonly images: readonly ProductImage[];
  readonly onOrder: (images: readonly ProductImage[]) => void;
  readonly onPrimary: (image: ProductImage, button: HTMLElement) => void;
  readonly onEditAlt: (image: ProductImage) => void;
  readonly onDelete: (image: ProductImage, button: HTMLElement) => void;
}

const noAnnouncement = () => undefined;

/** The grid has its own live region, shared by dragging, keys and buttons. */
const silent = {
  onDragStart: noAnnouncement,
  onDragOver: noAnnouncement,
  onDragEnd: noAnnouncement,
  onDragCancel: noAnnouncement,
};

/** Pixels a pointer must move before a press becomes a drag. */
const dragged = { activationConstraint: { distance: 4 } };

export function ImageGrid({ images, onOrder, onPrimary, onEditAlt, onDelete }: ImageGridProps) {
  const { t } = useLingui();
  const sensors = useSensors(useSensor(PointerSensor, dragged));
  const [announced, announce] = useState('');
  const count = images.length;

  function move(from: number, to: number): void {
    if (from === to || from < 0 || to < 0 || to >= count) return;
    onOrder(movedImage(images, from, to));
    const place = to + 1;
    announce(t`Image ${place} of ${count}`);
  }

  function drop({ active, over }: DragEndEvent): void {
    if (!over) return;
    const ids = images.map(({ id }): string | number => id);
    move(ids.indexOf(active.id), ids.indexOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: silent,
        screenReaderInstructions: { draggable: t`The arrow keys move it.` },
      }}
    >
      <SortableContext items={images.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className={styles.grid} aria-label={t`Images of the product`}>
          {images.map((image, place) => (
            <ImageCard
              key={image.id}
              image={image}
              place={place}
              count={count}
              onMove={(to) => move(place, to)}
              onPrimary={(button) => onPrimary(image, button)}
              onEditAlt={() => onEditAlt(image)}
              onDelete={(button) => onDelete(image, button)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" aria-label={t`Place`} className={visuallyHidden}>
        {announced}
      </p>
    </DndContext>
  );
}
