/** Position, scale and rotation of a picture in its pane. */
export interface Pose {
  readonly scale: number;
  /** Degrees: 0, 90, 180 or 270. */
  readonly angle: number;
  /** px from the middle. */
  readonly x: number;
  readonly y: number;
}

/** Change of the scale by a button or by a notch of the wheel. @see docs/reference/portal.md#portal-32 */
export const step = 0.5;
export const notch = 0.1;
/** Exclusive minimum of the scale. */
const least = 0.5;
const most = 8;

export const upright: Pose = { scale: 1, angle: 0, x: 0, y: 0 };

/** @returns the same pose if the scale would be 0.5 or less, or uselessly large */
export function scaleTo(pose: Pose, wanted: number): Pose {
  const scale = Math.round(wanted * 100) / 100;
  return scale > least && scale <= most ? { ...pose, scale } : pose;
}

export const canScaleTo = (wanted: number): boolean => scaleTo(upright, wanted) !== upright;

/** Rotates by a quarter; size and position are reset. */
export const turned = ({ angle }: Pose): Pose => ({ ...upright, angle: (angle + 90) % 360 });

/** Resets size and position, but not the rotation. */
export const reset = ({ angle }: Pose): Pose => ({ ...upright, angle });

export const isOnItsSide = ({ angle }: Pose): boolean => angle % 180 !== 0;

/** Width and height in px. */
export type Size = readonly [width: number, height: number];

/**
 * Returns the pose at a position: moved only along axes on which the picture exceeds its pane, and as far as it does.
 * @param picture its size at scale 1 before the rotation
 */
export function placed(pose: Pose, x: number, y: number, picture: Size, pane: Size): Pose {
  const [width, height] = isOnItsSide(pose) ? [picture[1], picture[0]] : picture;
  const within = (at: number, size: number, room: number) => {
    const edge = Math.max(0, (size * pose.scale - room) / 2);
    return Math.min(Math.max(at, -edge), edge);
  };
  return { ...pose, x: within(x, width, pane[0]), y: within(y, height, pane[1]) };
}
