import { useEffect, useState, type ComponentType } from "react";
import { useStore } from "../../../shared/element/index.ts";
import { SuiteError } from "../../../shared/suite/index.ts";
import type { RatingCardProps } from "../../../shared/ui/rating-card/RatingCard.lazy.tsx";
import type { ChatterView } from "./chatter.view.ts";

/** What the ratings of the record come to. Its code is asked for at the same time as they are; until it is there, its room is kept. */
export function Ratings({ store, texts, context: { lang, fail } }: ChatterView) {
  const { stats, filter } = useStore(store.state);
  // null: it does not come, and nobody waits for it
  const [Card, setCard] = useState<ComponentType<RatingCardProps> | null>();
  useEffect(() => {
    import("../../../shared/ui/rating-card/RatingCard.lazy.tsx").then(
      ({ RatingCard }) => setCard(() => RatingCard),
      (cause: unknown) => {
        setCard(null);
        fail(new SuiteError("network", "the code that shows ratings could not be loaded", { cause }));
      },
    );
  }, [fail]);
  if (!stats || Card === null) return null;
  if (!stats.total) return <p part="ratings">{texts.unrated}</p>;
  if (!Card) return <div className="awaited" />;
  return <Card stats={stats} chosen={filter} texts={texts} lang={lang} onChoose={store.filter} />;
}
