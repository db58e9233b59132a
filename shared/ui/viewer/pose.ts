/** How a picture lies in its pane. */
export interface Pose {
  readonly scale: number;
  /** Degrees: 0, 90, 180 or 270. */
  readonly angle: number;
  /** px from the middle. */
  readonly x: number;
  readonly y: number;
}

/** By how much a button, and a notch of the wheel, changes the scale. */
export const step = 0.5;
export const notch = 0.1;
/** It stays above this. */
const least = 0.5;
const most = 8;

export const upright: Pose = { scale: 1, angle: 0, x: 0, y: 0 };

/** @returns the same pose where the scale would be 0.5 or less, or more than anybody can use */
export function scaleTo(pose: Pose, wanted: number): Pose {
  const scale = Math.round(wanted * 100) / 100;
  return scale > least && scale <= most ? { ...pose, scale } : pose;
}

export const canScaleTo = (wanted: number): boolean => scaleTo(upright, wanted) !== upright;

/** By a quarter; size and place are as at first then. */
export const turned = ({ angle }: Pose): Pose => ({ ...upright, angle: (angle + 90) % 360 });

/** Size and place as at first; it stays turned. */
export const reset = ({ angle }: Pose): Pose => ({ ...upright, angle });

export const isOnItsSide = ({ angle }: Pose): boolean => angle % 180 !== 0;

/** Width and height, px. */
export type Size = readonly [width: number, height: number];

/**
 * The pose at a place, which is moved only along axes where the picture exceeds its pane, and as far as it does.
 * @param picture its size at scale 1 before it was turned
 */
export function placed(pose: Pose, x: number, y: number, picture: Size, pane: Size): Pose {
  const [width, height] = isOnItsSide(pose) ? [picture[1], picture[0]] : picture;
  const within = (at: number, size: number, room: number) => {
    const edge = Math.max(0, (size * pose.scale - room) / 2);
    return Math.min(Math.max(at, -edge), edge);
  };
  return { ...pose, x: within(x, width, pane[0]), y: within(y, height, pane[1]) };
}
