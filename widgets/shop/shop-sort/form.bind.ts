import { own } from "#shared/element/index.ts";
import { listener } from "#shared/ui/index.ts";
import { listAddress } from "./address.ts";
import { formsIn, isChoice, isSentByChoice, nameFields, requestOf, sendForm } from "./form.markup.ts";

/** Keys by which a person says that the choice is made; others go from one to the next, where the browser changes the field each time. */
const decided = /^( |Enter|Tab)$/;

/** Sends forms and follows sorting links in a host so that all else that the list shows is kept, until the signal. */
export function bindForms(host: HTMLElement, signal: AbortSignal, go: (address: string) => void): void {
  nameFields(host, signal);
  let key = "";
  /** A form in which somebody goes through the choices by keys. */
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
    // other windows are the browser's
    if (!link || event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    go(listAddress({ page: location.href, target: link.href, names: [], fields: [] }));
  });
}
