import { ownDocument } from "../../../shared/element/index.ts";
import { negotiate } from "../../../shared/i18n/index.ts";
import { driver } from "../common/page/driver.ts";
import { marked } from "../common/page/markup.ts";
import { alerts } from "./alerts.ts";
import { buttons, groups, setUpButtons } from "./buttons.ts";
import { collapse, collapses, setUpCollapse } from "./collapse.ts";
import { dropdown, setUpDropdown } from "./dropdown.ts";
import { extraMenu } from "./extra-menu.ts";
import { setUpImage } from "./images.ts";
import { modals } from "./modal.ts";
import css from "./page-behaviours.css";
import { strings, type PageTexts } from "./page-behaviours.strings.ts";
import { press, setUpPress } from "./press.ts";
import { scrollSpy, setUpSpy, spies } from "./scroll-spy.ts";
import { submit } from "./submit.ts";
import { setUpTab, tabs, tabSelector } from "./tabs.ts";

const catalogues = {
  ar: () => import("../i18n/ar/page-behaviours.ts"),
  de: () => import("../i18n/de/page-behaviours.ts"),
  es: () => import("../i18n/es/page-behaviours.ts"),
  fr: () => import("../i18n/fr/page-behaviours.ts"),
  nl: () => import("../i18n/nl/page-behaviours.ts"),
};

async function loadTexts(): Promise<PageTexts> {
  const language = negotiate(ownDocument.documentElement.lang, Object.keys(catalogues)) as keyof typeof catalogues;
  const catalogue = await catalogues[language]?.().catch(() => undefined);
  return catalogue?.pageBehaviours ?? strings;
}

/** Gives the page what its CSS framework's scripts would give, until the signal: `driver`. */
export const drive = driver(css, async () => {
  for (const behaviour of [press, dropdown, collapse, tabs, modals, alerts, buttons, scrollSpy, submit]) behaviour();
  // behaviour/website-misc.md item 7
  const [, top] = /scrollTop=(\d+)/.exec(location.hash) ?? [];
  if (top) scrollBy({ top: Number(top), behavior: "instant" });
  const texts = await loadTexts();
  return [
    ["#top_menu", (menu) => extraMenu(menu, texts.more)],
    [`${marked("toggle", "dropdown", "modal", "popover")},${marked("slide-to")},${collapses}`, setUpPress],
    [marked("toggle", "dropdown"), setUpDropdown],
    [collapses, (toggle) => setUpCollapse(toggle, texts.menu)],
    [tabSelector, setUpTab],
    [groups, setUpButtons],
    [spies, setUpSpy],
    [".o_image[data-mimetype]", setUpImage],
  ];
});
