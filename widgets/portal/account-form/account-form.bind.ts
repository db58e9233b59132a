import { own } from "#shared/element/index.ts";
import type { Navigation } from "#shared/state/index.ts";
import { controlsLike, isEnabled } from "#shared/ui/index.ts";
import { bindSubmission } from "../common/submission/submission.bind.ts";
import { nameFields } from "./fields.markup.ts";
import { statesIn } from "./states.markup.ts";

const selectIn = (form: HTMLFormElement, name: string): HTMLSelectElement | null =>
  controlsLike<HTMLSelectElement>(form, `select[name=${name}]`)[0] ?? null;

/** Shows the states of the chosen country, also after the form was reset and after the browser restored the page. */
function bindStates(host: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  const country = selectIn(form, "country_id");
  const state = selectIn(form, "state_id");
  if (!state) return;
  const showStates = statesIn(state, signal);
  // a disabled country is not sent
  const follow = (keeps: boolean) => showStates((country && isEnabled(country) && country.value) || "0", keeps);
  follow(true);
  const root = own(host.getRootNode());
  root.addEventListener("change", ({ target }) => target === country && follow(true), { signal });
  // fields are reset only after the event
  root.addEventListener("reset", ({ target }) => target === form && setTimeout(() => signal.aborted || follow(false)), {
    signal,
  });
  addEventListener("pageshow", () => follow(true), { signal });
}

/** Enhances the form around or in a host until the signal. */
export function bind(host: HTMLElement, signal: AbortSignal, store: Navigation): void {
  const form = host.closest("form") ?? host.querySelector("form");
  if (!form) return;
  nameFields(form, signal);
  bindStates(host, form, signal);
  bindSubmission(host, form, signal, store);
}
