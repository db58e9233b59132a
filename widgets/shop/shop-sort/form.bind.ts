import { own } from "#shared/element/index.ts";
import { listener } from "#shared/ui/index.ts";
import { listAddress } from "./address.ts";
import { formsIn, isChoice, isSentByChoice, nameFields, requestOf, sendForm } from "./form.markup.ts";

/** Keys that confirm a choice; with other keys the visitor goes through the choices, and the browser changes the field each time. */
const decided = /^( |Enter|Tab)$/;

/** Sends forms and follows sorting links of a host until the signal, and keeps all other parameters of the list. */
export function bindForms(host: HTMLElement, signal: AbortSignal, go: (address: string) => void): void {
  nameFields(host, signal);
  let key = "";
  /** Form in which the visitor is going through the choices by keys. */
  let undecided: HTMLFormElement | null = null;
  const decide = () => {
    const form = undecided;
    undecided = null;
    if (form) sendForm(form);
  };
  const on = listener(host, signal);

  on("pointerdown", () => (key = ""));
  on("keydown", (event) => {
    ({ key } = event);
    if (key !== "Enter" || !undecided) return;
    event.preventDefault();
    decide();
  });
  on("focusout", decide);
  on("change", ({ target }) => {
    const field = target as HTMLInputElement | HTMLSelectElement;
    const form = formsIn(host).find((each) => each === field.form);
    if (!form || !isSentByChoice(form) || !isChoice(field)) return;
    undecided = form;
    if (!key || decided.test(key) || !field.matches("select,[type=radio]")) decide();
  });
  on("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const request = requestOf(form, event.submitter, location.href);
    if (event.defaultPrevented || !request) return;
    event.preventDefault();
    go(listAddress(request));
  });
  on("click", (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = own(event.target as Element).closest<HTMLAnchorElement>('.dropdown_sorty_by a[href]:not([href^="#"])');
    // the browser opens other windows, mail programs and the like itself
    if (!link || event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
    if (link.target || !/^http/.test(link.protocol)) return;
    event.preventDefault();
    go(listAddress({ page: location.href, target: link.href, names: [], fields: [] }));
  });
}
