import { collapseSpace, own } from "#shared/element/index.ts";
import { controlsLike } from "#shared/ui/index.ts";

/** Question with all its controls. */
export interface Question {
  /** The server's id of the question: survey, page and question, joined by "_". */
  readonly id: string;
  /** Text of the question, without the mark of a required one. */
  readonly label: string;
  readonly required: boolean;
  readonly block: HTMLElement;
  readonly controls: readonly HTMLInputElement[];
}

const blocks = ".js_question-wrapper,[data-question]";

/** The suite's mark of a required question. */
const mark = ".text-danger";

const textOf = (element: Element | null): string => {
  const copy = element?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll(`${mark},[data-score-question]`).forEach((each) => each.remove());
  return collapseSpace(copy?.textContent);
};

/** Returns named fields of a form, including those outside of the form. */
const fieldsIn = (form: HTMLFormElement) => controlsLike<HTMLInputElement>(form, "[name]:not(button)");

/** Returns the questions of the suite's page, or of simple markup with `data-question`. @see docs/reference/content.md#content-2 */
export function questionsIn(root: Element): Question[] {
  const outside = root instanceof HTMLFormElement ? fieldsIn(root).flatMap((field) => blockOf(field) ?? []) : [];
  return [...new Set([...own(root).querySelectorAll<HTMLElement>(blocks), ...outside])].map((block) => {
    const heading = block.querySelector("legend,h2,h3,h4,label");
    const controls = [...block.querySelectorAll<HTMLInputElement>("input[name],select[name],textarea[name]")];
    return {
      id: block.dataset["question"] ?? block.id,
      label: textOf(heading),
      required: !!heading?.querySelector(mark) || controls.some(({ required }) => required),
      block,
      controls,
    };
  });
}

/** Returns the block of the question around an element. */
export const blockOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(blocks);

export const isChoice = ({ type }: HTMLInputElement): boolean => /^(radio|checkbox)$/.test(type);

/** @see docs/reference/content.md#content-3 */
const otherValue = "-1";

/** Returns the option for an answer in the visitor's own words. */
export const otherOption = ({ controls }: Question): HTMLInputElement | HTMLOptionElement | undefined =>
  controls.find((control) => isChoice(control) && control.value === otherValue) ??
  controls
    .flatMap((control) => (control instanceof HTMLSelectElement ? [...control.options] : []))
    .find(({ value }) => value === otherValue);

export const isChosen = (option: HTMLInputElement | HTMLOptionElement): boolean =>
  option instanceof HTMLOptionElement ? option.selected : option.checked;

/** Returns the text field for an answer in the visitor's own words. */
export const otherText = ({ id, controls }: Question): HTMLInputElement | undefined =>
  controls.find(({ name }) => name === `${id}_comment`);

/** Returns true for date fields: the suite's, and fields that the page author marks by `data-date` or a bound. */
export const isDate = (control: HTMLInputElement): boolean =>
  control.type === "text" && control.matches(".input-group.date input,[data-date],[data-mindate],[data-maxdate]");
