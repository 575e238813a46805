import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../../../core/geometry';
import { stageFor } from '../rules/space';

/** The stage that fits into a box, and follows it when the screen turns; null until the box was measured. */
export function useStageSize(): [RefObject<HTMLDivElement | null>, Size | null] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    function measure() {
      const { width, height } = stageFor({
        width: element?.clientWidth || window.innerWidth,
        height: element?.clientHeight || window.innerHeight,
      });
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [box, size];
}
