/** Where a key leads from a slide, around the ends; undefined where it leads nowhere. Left is the next one where lines run from right to left. */
export function placeOf(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const steps: Readonly<Record<string, number | undefined>> = {
    ArrowLeft: at + (isRtl ? 1 : -1),
    ArrowRight: at + (isRtl ? -1 : 1),
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : (to + count) % count;
}
