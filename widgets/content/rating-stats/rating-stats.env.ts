import type { FunctionComponent } from "react";
import type { RatingCardProps } from "#shared/ui/RatingCard.tsx";

/** Functions of the browser that the view needs; tests replace them. */
interface RatingStatsEnv {
  loadCard(): Promise<{ readonly RatingCard: FunctionComponent<RatingCardProps> }>;
}

export const ratingStatsEnv: RatingStatsEnv = {
  loadCard: () => import("#shared/ui/RatingCard.tsx"),
};
