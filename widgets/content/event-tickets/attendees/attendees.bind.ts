import { register } from "#content/api/registration.ts";
import { isEdited, own } from "#shared/element/index.ts";
import { submitForm } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { adoptBusyStyles, fieldMessage, fieldNotes, fieldsOf, holdButtons } from "#shared/ui/index.ts";
import type { AttendeesProps, EventTicketsStore, EventTicketsTexts } from "../event-tickets.store.ts";
import { builtInForm, pathOf } from "../tickets.markup.ts";
import { formIn } from "./attendees.markup.ts";

/** Milliseconds to wait for a slow server: a form that is sent twice is stored twice. */
const timeout = 30_000;

/** Returns true if the tickets are in the suite's own form. On other pages the visitor stays on the page. */
const isBuiltInPage = (box: Element) => !!own((own(box).getRootNode() as ShadowRoot).host).querySelector(builtInForm);

export type Attendees = ReturnType<typeof bindAttendees>;

/** Validates fields and shows their errors beside them. */
function createChecks(box: HTMLElement, texts: EventTicketsTexts, signal: AbortSignal) {
  const messages = { required: texts.required, choose: texts.choose, email: texts.emailExample };
  // created once the box is in the page: the box's root adopts the styles
  let notes: ReturnType<typeof fieldNotes> | undefined;
  const check = (field: HTMLInputElement) => {
    notes ??= fieldNotes(box, signal);
    if (field.validity.valid) notes.clear(field);
    else notes.say(field, fieldMessage(field, messages));
    return field.validity.valid;
  };
  return {
    check,
    /** Validates a field again that shows an error. */
    recheck: (field: HTMLInputElement) => notes?.has(field) && check(field),
  };
}

/** Shows the submit button as busy while the form is sent. */
function holdWhileSending(box: HTMLElement, store: EventTicketsStore, signal: AbortSignal): void {
  // loaded before the submission: browsers may load nothing once a submission has begun
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
}

/** Navigates by a form post: the server responds to free tickets with a page that has no address of its own. */
function post(form: HTMLFormElement, address: string, store: EventTicketsStore, signal: AbortSignal): void {
  if (isEdited() || !store.startNavigation()) return;
  own(form).method = "post";
  if (!submitForm(form, address)) return store.endNavigation();
  // no event is sent if the page stays, such as when the visitor stops loading
  const timer = setTimeout(store.endNavigation, timeout);
  untilAbort(signal, () => clearTimeout(timer));
}

/** Binds the form of attendees and the store until the signal: shows errors beside the fields, and sends a valid form once. */
export function bindAttendees(
  box: HTMLElement,
  { store, texts, server }: Pick<AttendeesProps, "store" | "texts" | "server">,
  signal: AbortSignal,
) {
  const { check, recheck } = createChecks(box, texts, signal);

  function send() {
    const form = formIn(box);
    if (!form) return;
    const invalid = fieldsOf(form).filter((field) => field.willValidate && !check(field));
    if (invalid[0]) return invalid[0].focus();
    const path = pathOf(form, server);
    if (!path) return store.break(new SuiteError("contract", "The form of the attendees does not go to the suite"));
    if (isBuiltInPage(box)) return post(form, server + path, store, signal);
    const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const fields = Object.fromEntries(entries);
    void store.confirm((options) => register(connect(server), server, path, fields, options));
  }

  holdWhileSending(box, store, signal);
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
  addEventListener("pageshow", ({ persisted }) => persisted && store.endNavigation(), { signal });
  box.addEventListener("input", ({ target }) => recheck(target as HTMLInputElement), { signal });
  return { send };
}
