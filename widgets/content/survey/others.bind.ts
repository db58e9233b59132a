import { onFields, restoreAttributes } from "#shared/ui/index.ts";
import { blockOf, isChosen, otherOption, otherText, type Question } from "./questions.markup.ts";

/** The option for an answer in the visitor's own words, and its text field. */
interface Other {
  readonly option: HTMLInputElement | HTMLOptionElement;
  readonly text: HTMLInputElement;
}

const isListed = ({ option }: Other): boolean => option instanceof HTMLOptionElement;

function show(other: Other): void {
  if (isListed(other)) other.text.hidden = !isChosen(other.option);
}

/**
 * Shows text fields with their options until the signal. Returns a function that shows them as the options are now.
 * @see docs/reference/content.md#content-4
 */
export function bindOthers(root: HTMLElement, questions: readonly Question[], signal: AbortSignal): () => void {
  const others = new Map<Element | null, Other>();
  for (const question of questions) {
    const option = otherOption(question);
    const text = otherText(question);
    if (!option || !text) continue;
    const other = { option, text };
    others.set(question.block, other);
    if (isListed(other)) restoreAttributes(text, ["hidden"], signal);
  }
  const showAll = () => others.forEach(show);
  showAll();
  // a survey without a form is read-only
  if (!(root instanceof HTMLFormElement)) return showAll;
  onFields(
    root,
    "change",
    ({ target }) => {
      const other = others.get(blockOf(target as Element));
      if (!other || target === other.text) return;
      const has = isChosen(other.option);
      if (!has) other.text.value = "";
      show(other);
      if (has && isListed(other)) other.text.focus();
    },
    { signal },
  );
  onFields(
    root,
    "input",
    ({ target }) => {
      const { option, text } = others.get(blockOf(target as Element)) ?? {};
      if (option instanceof HTMLInputElement && target === text && text.value) option.checked = true;
    },
    { signal },
  );
  return showAll;
}
