// Makes the theme builder live: a change shows at once in the previews, in the exported files and in the address.
import { closest, find } from "#demo/common/find.ts";
import { themeTexts } from "../theme-builder/texts/index.ts";
import { fromQuery, toQuery } from "../theme-builder/theme/address.ts";
import { ruleFor, toCss } from "../theme-builder/theme/css.ts";
import { isField } from "../theme-builder/theme/fields.ts";
import { withGiven } from "../theme-builder/theme/given.ts";
import { findProblems } from "../theme-builder/theme/pairs.ts";
import { toTokens } from "../theme-builder/theme/to-tokens.ts";
import { verdict } from "../theme-builder/wording.ts";
import { announce } from "./common/announce.ts";
import { fillForm, readForm, showSizes } from "./theme-builder/form.ts";
import { listenToImports } from "./theme-builder/import.ts";
import { countProblems, focusProblems, showProblems } from "./theme-builder/problems.ts";

const t = themeTexts[document.body.lang === "ar" ? "ar" : "en"];
const form = find(document, "[data-theme]", HTMLFormElement);
const start = find(form, "[name=theme]", HTMLInputElement).value;
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

function show(): void {
  const theme = readForm();
  const address = new URL(`?${toQuery(theme, start)}`, location.href);
  sheet.replaceSync(ruleFor(theme, ".theme-stage"));
  showSizes(theme);
  showProblems(findProblems(theme), t);
  find(document, "#theme-css").textContent = toCss(theme);
  find(document, "#theme-json").textContent = toTokens(theme);
  find(document, "#theme-address").textContent = address.href;
}

/** Called once a value is final: a dragged slider would fill the history and the live region. */
function keep(): void {
  const theme = readForm();
  history.replaceState(history.state, "", `?${toQuery(theme, start)}`);
  const now = findProblems(theme).length;
  if (now !== failing) announce(verdict(t, now));
  failing = now;
}

// A browser may restore form values; otherwise the server has rendered all of it.
const served = fromQuery(new URLSearchParams(location.search)).theme;
if (toQuery(readForm(), start) !== toQuery(served, start)) show();
let failing = countProblems();

form.addEventListener("input", show);
form.addEventListener("change", keep);
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("click", (event) => {
  const offer = closest(event, "[data-theme-problems] button");
  if (!(offer instanceof HTMLButtonElement) || !isField(offer.name)) return;
  event.preventDefault();
  fillForm({ [offer.name]: offer.value });
  show();
  keep();
  focusProblems();
});
listenToImports(t, (given) => {
  fillForm(withGiven(readForm(), given));
  show();
  keep();
});
