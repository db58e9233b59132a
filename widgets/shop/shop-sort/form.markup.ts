import { own } from "#shared/element/index.ts";
import { controlsOf, labelsAround, restoreAttributes } from "#shared/ui/index.ts";
import type { ListRequest } from "./address.ts";

/** The suite's filters, which have no button. */
const filters = ".js_attributes";

export const sendForm = (form: HTMLFormElement): void => own(form).requestSubmit();

export const formsIn = (host: Element): HTMLFormElement[] => [...host.querySelectorAll("form")];

/** Whether a choice in it is sent at once: nothing else sends it. */
export const isSentByChoice = (form: HTMLFormElement): boolean =>
  own(form).matches(filters) || !controlsOf(form).some(({ type }) => /^(submit|image)$/.test(type));

/** Whether a change of this field is a choice: text is sent by Enter, but in the suite's filters. */
export const isChoice = (field: Element): boolean =>
  field.matches("select,[type=checkbox],[type=radio]") || !!field.closest(filters);

/** What a form asks for; null where the browser sends it as it is: by another method, into another window. */
export function requestOf(form: HTMLFormElement, submitter: HTMLElement | null, page: string): ListRequest | null {
  const method = submitter?.getAttribute("formmethod") ?? own(form).getAttribute("method") ?? "get";
  const frame = submitter?.getAttribute("formtarget") ?? own(form).getAttribute("target") ?? "_self";
  if (!/^get$/i.test(method) || !/^(_self)?$/i.test(frame)) return null;
  const fields = [...new FormData(form, submitter)].filter((entry): entry is [string, string] => {
    return typeof entry[1] === "string";
  });
  return {
    page,
    // without an action it leads to the page itself
    target: submitter?.getAttribute("formaction") ?? own(form).getAttribute("action") ?? "",
    names: controlsOf(form).map((field) => field.getAttribute("name") ?? ""),
    fields,
  };
}

/** Names choices of the suite's filters that have no text beside them: swatches have a tooltip, lists the heading above them. */
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
