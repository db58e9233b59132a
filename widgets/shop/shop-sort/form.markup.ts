import { own } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { controlsOf, labelsAround, restoreAttributes } from "#shared/ui/index.ts";
import type { ListRequest } from "./address.ts";

/** Filters of the suite, a form without a button. */
const filters = ".js_attributes";

export const sendForm = (form: HTMLFormElement): void => own(form).requestSubmit();

export const formsIn = (host: Element): HTMLFormElement[] => [...host.querySelectorAll("form")];

/** Returns true if a choice sends the form at once: the form has no submit button. */
export const isSentByChoice = (form: HTMLFormElement): boolean =>
  own(form).matches(filters) || !controlsOf(form).some(({ type }) => /^(submit|image)$/.test(type));

/** Restores the choices of which the page is the answer: a browser keeps those with which the visitor left it, and they could not be chosen again. */
export const resetChoices = (host: Element): void =>
  formsIn(host)
    .filter(isSentByChoice)
    .forEach((form) => own(form).reset());

/** Returns true if a change of the field is a choice; except in the suite's filters, text waits for Enter. */
export const isChoice = (field: Element): boolean =>
  field.matches("select,[type=checkbox],[type=radio]") || !!field.closest(filters);

/** Reads the request of a form; null for forms that the browser must send itself: with another method, to another window, or to no page. */
export function requestOf(form: HTMLFormElement, submitter: HTMLElement | null, page: string): ListRequest | null {
  const method = submitter?.getAttribute("formmethod") ?? own(form).getAttribute("method") ?? "get";
  const frame = submitter?.getAttribute("formtarget") ?? own(form).getAttribute("target") ?? "_self";
  // an empty action leads to the page itself
  const target = submitter?.getAttribute("formaction") ?? own(form).getAttribute("action") ?? "";
  if (!/^get$/i.test(method) || !/^(_self)?$/i.test(frame) || !safeWebUrl(target, page)) return null;
  const fields = [...new FormData(form, submitter)].filter((entry): entry is [string, string] => {
    return typeof entry[1] === "string";
  });
  return {
    page,
    target,
    names: controlsOf(form).map((field) => field.getAttribute("name") ?? ""),
    fields,
  };
}

/** Names fields of the suite's filters that have no label: swatches by their tooltip, lists by the heading above. */
export function nameFields(host: Element, signal: AbortSignal): void {
  const labelsOf = labelsAround(host);
  for (const field of host.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `${filters} :is(select,[type=checkbox],[type=radio])`,
  )) {
    const name = field.title || field.closest("li")?.querySelector("strong")?.textContent.trim();
    const isNamed = labelsOf(field).some(({ textContent }) => textContent.trim());
    if (!name || isNamed || field.matches("[aria-label],[aria-labelledby]")) continue;
    restoreAttributes(field, ["aria-label"], signal);
    field.ariaLabel = name;
  }
}
