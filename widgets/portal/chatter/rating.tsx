import { fill } from "#shared/i18n/index.ts";
import { starsOf } from "#shared/suite/contract/stars.ts";
import { lateStyles } from "#shared/ui/index.ts";
import { roundToHalves, StarChoice, starChoiceCss, Stars, starsCss } from "#shared/ui/stars/index.ts";
import type { GivenStarsProps, MessageStarsProps } from "./chatter.types.ts";

export { RatingCard } from "#shared/ui/RatingCard.tsx";

/** Ref callback of the element that shows any of these views: adopts their styles. */
export const adopt = lateStyles(starsCss, starChoiceCss);

/** Stars of a message; renders nothing if there are none. */
export function MessageStars({ value: wireValue, texts, lang }: MessageStarsProps) {
  const value = roundToHalves(starsOf(wireValue));
  if (!value) return null;
  return <Stars value={value} label={fill(texts.average, { stars: new Intl.NumberFormat(lang).format(value) })} />;
}

/** Choice of the stars of a new message; its styles are in composer.css. */
export const GivenStars = ({ chosen, texts, lang, onChoose }: GivenStarsProps) => (
  <div className="rating" part="rating">
    <span aria-hidden="true">{texts.rating}</span>
    <StarChoice label={texts.rating} chosen={chosen} texts={texts} lang={lang} onChoose={onChoose} />
  </div>
);
