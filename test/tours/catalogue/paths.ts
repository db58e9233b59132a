import { loadElements } from "#demo/common/product/elements.ts";
import { representatives } from "#test/contract/representatives.ts";

export const elements = await loadElements("dist");
export const pathOf = ({ tag }: { tag: string }) => `/elements/${tag}`;
const isForTeam = ({ audience }: { audience?: string }) => audience === "team";

/** Paths that every visitor may see. One guide represents all guides; one page of states, without errors, represents the others. */
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

/** Public paths without the pages of most elements, which share a template. */
export const forAllInShort: readonly string[] = forAll.filter(
  (path) => !elements.some((element) => pathOf(element) === path && !representatives.includes(element.tag)),
);

/** Paths that only the site's team may see. */
export const forTeam: readonly string[] = [...elements.filter(isForTeam).map(pathOf), "/operator/stored"];
