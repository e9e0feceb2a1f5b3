import { useSortable } from '@dnd-kit/sortable';
import { useLayoutEffect } from 'react';

export function useSortableImage(id: number) {
  const { node, setNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id });
  const x = transform?.x ?? 0;
  const y = transform?.y ?? 0;

  // Set by script: the Content-Security-Policy blocks `style` attributes in markup.
  useLayoutEffect(() => {
    if (!node.current) return;
    const { style } = node.current;
    style.transform = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px)`;
    style.transition = transition ?? '';
  }, [node, x, y, transition]);

  return {
    cardRef: setNodeRef,
    handleProps: { ...listeners, 'aria-describedby': attributes['aria-describedby'] },
    isDragging,
  };
}
