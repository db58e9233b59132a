import { restoreAttributes } from "../../../shared/ui/index.ts";
import { otherOption, otherText, type Question } from "./questions.markup.ts";

const isChosen = (option: HTMLInputElement | HTMLOptionElement): boolean =>
  option instanceof HTMLOptionElement ? option.selected : option.checked;

/** The text of an answer of one's own goes with its option (behaviour/survey.md items 7 and 8). Gives what shows it as it is now. */
export function driveOther(question: Question, signal: AbortSignal): () => void {
  const option = otherOption(question);
  const text = otherText(question);
  if (!option || !text) return () => {};
  const isListed = option instanceof HTMLOptionElement;
  if (isListed) restoreAttributes(text, ["hidden"], signal);
  const show = () => {
    if (isListed) text.hidden = !isChosen(option);
  };
  question.block.addEventListener(
    "change",
    ({ target }) => {
      if (target === text) return;
      const has = isChosen(option);
      if (!has) text.value = "";
      show();
      if (has && isListed) text.focus();
    },
    { signal },
  );
  if (!isListed)
    text.addEventListener(
      "input",
      () => {
        if (text.value) option.checked = true;
      },
      { signal },
    );
  show();
  return show;
}
