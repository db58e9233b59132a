import { useLayoutEffect, useRef, useState } from "react";
import { followPointers } from "./pointers.ts";
import { isOnItsSide, placed, type Pose, scaleTo, type Size, upright } from "./pose.ts";

/** px by which an arrow key moves a picture that exceeds its pane. */
const way = 80;
const ways: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowLeft: [way, 0],
  ArrowRight: [-way, 0],
  ArrowUp: [0, way],
  ArrowDown: [0, -way],
};

/** Returns the size of a picture before rotation and scale, and that of its pane. */
function sizesOf(pane: HTMLElement): [picture: Size, pane: Size] {
  const { offsetWidth, offsetHeight } = pane.querySelector("img")!;
  return [
    [offsetWidth, offsetHeight],
    [pane.clientWidth, pane.clientHeight],
  ];
}

/** Returns the pose of the picture in a pane, and if the last press moved it. The ref belongs to the pane. */
export function usePose() {
  const ref = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const latest = useRef(upright);
  const [pose, draw] = useState<Pose>(upright);

  const set = (next: Pose) => draw((latest.current = next));
  const moved = (from: Pose, x: number, y: number) => placed(from, from.x + x, from.y + y, ...sizesOf(ref.current!));
  const scale = (to: number, x = 0, y = 0) => set(moved(scaleTo(latest.current, to), x, y));

  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const pane = ref.current!;
    followPointers(
      pane,
      {
        pressed: () => (isMoved.current = false),
        moved(x, y, grown) {
          isMoved.current = true;
          scale(latest.current.scale * grown, x, y);
        },
        scaled: (by) => scale(latest.current.scale + by),
      },
      signal,
    );
    pane.addEventListener(
      "keydown",
      (event) => {
        const { key, altKey, ctrlKey, metaKey } = event;
        const direction = ways[key];
        // shortcuts are the browser's: Alt with an arrow goes back
        if (!direction || altKey || ctrlKey || metaKey) return;
        const [x, y] = direction;
        const most = placed(latest.current, Infinity, Infinity, ...sizesOf(pane));
        if (!(x ? most.x : most.y)) return;
        // arrow keys move an enlarged picture, and go to another file otherwise
        event.preventDefault();
        event.stopPropagation();
        set(moved(latest.current, x, y));
      },
      { signal },
    );
    return () => end.abort();
  }, []);
  useLayoutEffect(() => {
    const { style } = ref.current!;
    style.setProperty("--_scale", String(pose.scale));
    style.setProperty("--_angle", `${pose.angle}deg`);
    style.setProperty("--_x", `${pose.x}px`);
    style.setProperty("--_y", `${pose.y}px`);
  }, [pose]);
  return {
    ref,
    pose,
    isMoved,
    isTurned: isOnItsSide(pose),
    scaleBy: (by: number) => scale(latest.current.scale + by),
    /** @param next returns the pose after a press */
    change: (next: (pose: Pose) => Pose) => set(next(latest.current)),
  };
}
