import { fill } from "#shared/i18n/index.ts";
import { starsOf } from "#shared/suite/contract/stars.ts";
import { lateStyles } from "#shared/ui/index.ts";
import { roundToHalves, StarChoice, starChoiceCss, Stars, starsCss } from "#shared/ui/stars/index.ts";
import type { GivenStarsProps, MessageStarsProps } from "./chatter.types.ts";
import css from "./rating.css";

export { RatingCard } from "#shared/ui/RatingCard.tsx";

/** The `ref` of what shows any of these. */
export const adopt = lateStyles(starsCss, starChoiceCss, css);

/** The stars that somebody gave with a message; nothing where they gave none. */
export function MessageStars({ worth, texts, lang }: MessageStarsProps) {
  const value = roundToHalves(starsOf(worth));
  if (!value) return null;
  return <Stars value={value} label={fill(texts.average, { stars: new Intl.NumberFormat(lang).format(value) })} />;
}

/** The stars that are given with a new message. */
export const GivenStars = ({ chosen, texts, lang, onChoose }: GivenStarsProps) => (
  <div className="rating" part="rating">
    <span aria-hidden="true">{texts.rating}</span>
    <StarChoice label={texts.rating} chosen={chosen} texts={texts} lang={lang} onChoose={onChoose} />
  </div>
);
