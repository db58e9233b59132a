import { ownDocument, sheet } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { translations } from "#shared/i18n/index.ts";
import { pageBehaviours } from "../i18n/en.json";
import { buttonRoles, buttons } from "./buttons.ts";
import { carousels } from "./carousel.ts";
import { collapse } from "./collapse.ts";
import { clearCopies } from "./copies.ts";
import { dropdown } from "./dropdown.ts";
import { extraMenu } from "./extra-menu.ts";
import { hints, modals } from "./lazy.ts";
import { scrollSpy, trackLink } from "./links.ts";
import { marked } from "./page/markup.ts";
import { settled } from "./page/motion.ts";
import { keep } from "./page/originals.ts";
import { around, begin, classed, each, onPress, setUpAll } from "./page/run.ts";
import css from "./page-behaviours.css";
import { submit } from "./submit.ts";
import { tabs } from "./tabs.ts";

const loadTexts = translations({
  ar: () => import("../i18n/ar.json"),
  de: () => import("../i18n/de.json"),
  es: () => import("../i18n/es.json"),
  fr: () => import("../i18n/fr.json"),
  nl: () => import("../i18n/nl.json"),
});

/** Closes alerts. Hides them, so that the suite's editor still finds them. */
function alerts(): void {
  onPress(marked("dismiss", "alert"), async (button) => {
    const alert = around(button, ".alert");
    if (!alert) return;
    classed(alert, "show", false);
    await settled(alert);
    // any of its classes may set `display`
    classed(alert, [...alert.classList].join(" "), false);
    classed(alert, "d-none", true);
  });
}

/** Shows the picture of a file link as its background. */
function setUpImage(image: HTMLElement): void {
  const { dataset, style } = image;
  const address = safeWebUrl(dataset["src"] ?? "", ownDocument.baseURI);
  if (!address || !/^image\/(gif|jpe?g|png)$/i.test(dataset["mimetype"]!)) return;
  keep(image, "style");
  // an absolute address contains no quotes
  style.backgroundImage = `url("${address}")`;
}

const images = (): void => each(".o_image[data-mimetype^=image]", setUpImage);

const behaviours = [
  extraMenu,
  buttonRoles,
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
 * Replaces the scripts of the page's CSS framework until the signal, then restores the page as the suite sent it. The loader calls this function
 * with such markup of the page, and again with added markup. The framework's own modules (5.3.3, each bundled alone, brotli) would take 13 kB
 * for a dropdown, 7.1 kB for a dialog and 23.3 kB for all, do not support version 4, and restore nothing for the suite's editor.
 */
export async function bind(
  signal: AbortSignal,
  markup: readonly HTMLElement[],
  pause: () => Promise<void>,
): Promise<void> {
  const isNew = begin(signal);
  if (isNew) {
    const sheets = ownDocument.adoptedStyleSheets;
    if (!sheets.includes(sheet(css))) sheets.push(sheet(css));
    for (const behaviour of behaviours) behaviour();
    // links of the suite may have a scroll offset in the hash
    const [, top] = /scrollTop=(\d+)/.exec(location.hash) ?? [];
    if (top) scrollBy(0, Number(top));
  }
  const [texts] = await Promise.all([
    loadTexts(ownDocument.documentElement.lang),
    clearCopies(isNew ? undefined : markup),
  ]);
  if (!signal.aborted) await setUpAll(markup, { ...pageBehaviours, ...texts?.pageBehaviours }, pause);
}
