import type { ComponentType } from "react";
import type { RatingCardProps } from "#shared/ui/RatingCard.tsx";

/** What the view needs of the browser. */
export interface Browser {
  loadCard(): Promise<{ readonly RatingCard: ComponentType<RatingCardProps> }>;
}

export const thisBrowser: Browser = {
  loadCard: () => import("#shared/ui/RatingCard.tsx"),
};
