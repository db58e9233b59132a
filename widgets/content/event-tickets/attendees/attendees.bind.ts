import { register } from "#content/api/registration.ts";
import { isEdited, own } from "#shared/element/index.ts";
import { submitForm } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { adoptBusyStyles, fieldNotes, fieldSentence, fieldsOf, holdButtons } from "#shared/ui/index.ts";
import type { AttendeesProps } from "../event-tickets.store.ts";
import { pathOf, suitesForm } from "../tickets.markup.ts";
import { formIn } from "./attendees.markup.ts";

/** Milliseconds in which a slow suite responds; a form that is sent again is stored twice. */
const patience = 30_000;

/** Returns true if the tickets are the suite's own form. On other pages the visitor stays on the page. */
const isSuitesPage = (box: Element) => !!own((own(box).getRootNode() as ShadowRoot).host).querySelector(suitesForm);

export type Attendees = ReturnType<typeof bindAttendees>;

/** Binds the suite's form and the store until the signal: says what is missing beside the field, and sends the rest once. */
export function bindAttendees(
  box: HTMLElement,
  { store, texts, server }: Pick<AttendeesProps, "store" | "texts" | "server">,
  signal: AbortSignal,
) {
  const words = { required: texts.required, choose: texts.choose, email: texts.emailExample };
  // once it stands in the page: its looks go where it stands
  let notes: ReturnType<typeof fieldNotes> | undefined;

  const check = (field: HTMLInputElement) => {
    notes ??= fieldNotes(box, signal);
    if (field.validity.valid) notes.clear(field);
    else notes.say(field, fieldSentence(field, words));
    return field.validity.valid;
  };

  /** Leaves by a form post: the suite responds to free tickets with a page that has no address of its own. */
  function leave(form: HTMLFormElement, address: string) {
    if (isEdited() || !store.leave()) return;
    own(form).method = "post";
    if (!submitForm(form, address)) return store.stay();
    // no event is sent if the page stays, such as when the visitor stops loading
    const timer = setTimeout(store.stay, patience);
    untilAbort(signal, () => clearTimeout(timer));
  }

  function send() {
    const form = formIn(box);
    if (!form) return;
    const wrong = fieldsOf(form).filter((field) => field.willValidate && !check(field));
    if (wrong[0]) return wrong[0].focus();
    const path = pathOf(form, server);
    if (!path) return store.break(new SuiteError("contract", "The form of the attendees does not go to the suite"));
    if (isSuitesPage(box)) return leave(form, server + path);
    const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const fields = Object.fromEntries(entries);
    void store.confirm((options) => register(connect(server), server, path, fields, options));
  }

  // before the submission: browsers may load nothing once it has begun
  box.addEventListener("focusin", () => void adoptBusyStyles(box), { signal, once: true });
  let hold: AbortController | undefined;
  const release = () => hold?.abort();
  untilAbort(
    signal,
    store.state.listen(({ isSending }, before) => {
      if (isSending === before?.isSending) return;
      release();
      const button = isSending && box.querySelector<HTMLElement>("[type=submit]");
      if (!button) return;
      hold = new AbortController();
      holdButtons([button], button, hold.signal);
    }),
    release,
  );
  box.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      send();
    },
    { signal },
  );
  box.addEventListener(
    "click",
    ({ target }) => own(target as Element).closest(".js_goto_event,[data-dismiss]") && store.close(),
    { signal },
  );
  addEventListener("pageshow", ({ persisted }) => persisted && store.stay(), { signal });
  box.addEventListener("input", ({ target }) => notes?.has(target as Element) && check(target as HTMLInputElement), {
    signal,
  });
  return { send };
}
