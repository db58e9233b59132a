import { ownDocument, sheet } from "#shared/element/index.ts";
import { translations } from "#shared/i18n/index.ts";
import { pageBehaviours } from "../i18n/en.json";
import { alerts } from "./alerts.ts";
import { buttons } from "./buttons.ts";
import { carousels } from "./carousel/carousel.ts";
import { collapse } from "./collapse.ts";
import { clearCopies } from "./copies.ts";
import { dropdown } from "./dropdown.ts";
import { extraMenu } from "./extra-menu.ts";
import { hints } from "./hints/hints.ts";
import { images } from "./images.ts";
import { modals } from "./modal/modals.ts";
import { begin, setUpAll } from "./page/page.ts";
import css from "./page-behaviours.css";
import { press } from "./press.ts";
import { scrollSpy } from "./scroll-spy.ts";
import { submit } from "./submit.ts";
import { tabs } from "./tabs.ts";
import { trackLink } from "./track-link.ts";

const loadTexts = translations({
  ar: () => import("../i18n/ar.json"),
  de: () => import("../i18n/de.json"),
  es: () => import("../i18n/es.json"),
  fr: () => import("../i18n/fr.json"),
  nl: () => import("../i18n/nl.json"),
});

const behaviours = [
  extraMenu,
  press,
  dropdown,
  collapse,
  tabs,
  modals,
  alerts,
  buttons,
  scrollSpy,
  submit,
  images,
  carousels,
  hints,
  trackLink,
];

/**
 * Gives the page what its CSS framework's scripts would give, until the signal; then the page is as the suite sent it. The loader calls it
 * with such markup of the page, and again with what was added. The framework's own modules (5.3.3, bundled each alone, brotli) would be 13 kB
 * for a dropdown, 7.1 for a dialog and 23.3 for all, do not know version 4, and give nothing back to the suite's editor.
 */
export async function drive(
  signal: AbortSignal,
  markup: readonly HTMLElement[],
  pause: () => Promise<void>,
): Promise<void> {
  const isNew = begin(signal);
  if (isNew) {
    const sheets = ownDocument.adoptedStyleSheets;
    if (!sheets.includes(sheet(css))) sheets.push(sheet(css));
    for (const behaviour of behaviours) behaviour();
    // behaviour/website-misc.md item 7
    const [, top] = /scrollTop=(\d+)/.exec(location.hash) ?? [];
    if (top) scrollBy(0, Number(top));
  }
  const [texts] = await Promise.all([
    loadTexts(ownDocument.documentElement.lang),
    clearCopies(isNew ? undefined : markup),
  ]);
  if (!signal.aborted) await setUpAll(markup, { ...pageBehaviours, ...texts?.pageBehaviours }, pause);
}
