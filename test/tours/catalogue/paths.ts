import { loadElements } from "#demo/common/product/elements.ts";

export const elements = await loadElements("dist");
export const pathOf = ({ tag }: { tag: string }) => `/elements/${tag}`;
const isForTeam = ({ audience }: { audience?: string }) => audience === "team";

/** What every visitor may see. Of pages that are made alike, guides for instance, one stands for all; of those of states, one without errors. */
export const forAll: readonly string[] = [
  "/",
  ...elements.filter((element) => !isForTeam(element)).map(pathOf),
  "/elements/suite-due-label/states",
  "/build",
  "/build?tag=suite-carousel",
  "/tokens",
  "/theme",
  "/guides",
  "/guides/theming",
  "/reference/shop",
  "/search?q=chat",
  "/proof",
  "/try/newsletter-popup",
  "/try/fifty-follows",
  "/try/livechat",
  "/operator",
];

/** What only the site's team may see. */
export const forTeam: readonly string[] = [...elements.filter(isForTeam).map(pathOf), "/operator/stored"];
