/** The link of a video slide: the stock theme's, or one that its author marks. */
export const videoLink = (slide: Element): HTMLAnchorElement | null => {
  const selector = "a.owl-video,a[data-video]";
  return slide.matches(selector) ? (slide as HTMLAnchorElement) : slide.querySelector<HTMLAnchorElement>(selector);
};
