import type { ThemeTexts } from "#demo/catalogue/theme-builder/texts/index.ts";
import type { Problem } from "#demo/catalogue/theme-builder/theme/pairs.ts";
import { offerText, problemText, verdict } from "#demo/catalogue/theme-builder/wording.ts";
import { find } from "#demo/common/find.ts";

const list = find(document, "[data-theme-problems]");
const template = find(document, "template[data-theme-problem]", HTMLTemplateElement);

function rowOf(problem: Problem, t: ThemeTexts): Node {
  const row = document.importNode(template.content, true);
  find(row, "li > span").textContent = problemText(t, problem);
  const button = find(row, "button", HTMLButtonElement);
  const { offer } = problem;
  button.hidden = !offer;
  if (!offer) return row;
  button.name = offer.field;
  button.value = offer.color;
  button.querySelector("circle")?.setAttribute("fill", offer.color);
  find(button, "span").textContent = offerText(t, offer);
  return row;
}

/** Renders the same rows as the server. */
export function showProblems(problems: readonly Problem[], t: ThemeTexts): void {
  find(document, "[data-theme-verdict]").textContent = verdict(t, problems.length);
  list.replaceChildren(...problems.map((problem) => rowOf(problem, t)));
}

export const countProblems = (): number => list.childElementCount;

/** Moves the focus to the next offer, or to the heading: the button of an accepted offer is removed. */
export const focusProblems = (): void =>
  (list.querySelector<HTMLElement>("button:not([hidden])") ?? find(document, "#contrast")).focus();
