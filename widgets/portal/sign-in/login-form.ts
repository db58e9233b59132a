import { focused } from "#shared/a11y/index.ts";
import { own, ownDocument } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { parsePage } from "#shared/html/page.ts";
import { failureText } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { connect, refusedByStatus } from "#shared/suite/index.ts";
import type { SignInTexts } from "./sign-in.store.ts";

interface LoginOptions {
  readonly server: string;
  /** Path of the suite's sign-in page. */
  readonly path: string;
  readonly lang: string;
  readonly texts: SignInTexts;
  readonly signal: AbortSignal;
  readonly onDone: () => void;
}

const known = ["login", "password"];

/** Returns the token of the sign-in form; undefined if the form asks for more than a name and a password. @throws SuiteError */
async function readToken({ server, path, signal }: LoginOptions): Promise<string | undefined> {
  const reply = await connect(server).send(path, { method: "get" }, 2, { signal });
  const refused = refusedByStatus(reply, "contract");
  if (refused) throw refused;
  const page = parsePage(reply.text);
  const fields = [
    ...page.querySelectorAll<HTMLInputElement>(".oe_login_form :is(input:not([type=hidden]),select,textarea)"),
  ];
  if (fields.length !== known.length || fields.some(({ name }) => !known.includes(name))) return undefined;
  return page.querySelector<HTMLInputElement>(".oe_login_form [name=csrf_token]")?.value ?? "";
}

/** Sends name and password. Returns false if the suite does not accept them. @throws SuiteError */
async function send({ server, path, signal }: LoginOptions, form: HTMLFormElement, token: string): Promise<boolean> {
  const body = new URLSearchParams({ csrf_token: token, redirect: "/my" });
  for (const [name, value] of new FormData(form)) body.set(name, String(value));
  const reply = await connect(server).send(path, { body }, 0, { signal });
  const refused = refusedByStatus(reply, "session");
  if (refused) throw refused;
  return !parsePage(reply.text).querySelector(".oe_login_form");
}

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  values: Readonly<Record<string, unknown>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const node = ownDocument.createElement(tag);
  const { setAttribute, append } = own(node);
  for (const [name, value] of Object.entries(values)) setAttribute(name, String(value));
  append(...children);
  return node;
};

/** Makes the dialog: in the page itself, where browsers and password managers know a form by its fields. */
function createDialog({ path, lang, texts }: LoginOptions) {
  const alert = element("p", { role: "alert" });
  const submit = element("button", { type: "submit" }, texts.signIn);
  const close = element("button", { type: "button", class: "suite-sign-in-close" }, texts.cancel);
  const field = (name: string, text: string, values: object) =>
    element("label", {}, text, element("input", { name, required: "", ...values }));
  const form = element(
    "form",
    { action: path, method: "post" },
    field("login", texts.email, { type: "text", autocomplete: "username", autocapitalize: "off", spellcheck: false }),
    field("password", texts.password, { type: "password", autocomplete: "current-password", maxlength: 4096 }),
    alert,
    element("div", { class: "suite-sign-in-buttons" }, submit, close),
  );
  const dialog = element(
    "dialog",
    { class: "suite-sign-in", "aria-label": texts.title, lang },
    element("h2", {}, texts.title),
    form,
  );
  return { dialog, form, alert, submit, close };
}

/** Shows the sign-in form over the page; leads to the suite's own page if that asks for more. @throws SuiteError */
export async function openLogin(options: LoginOptions): Promise<void> {
  const { server, path, texts, signal, onDone } = options;
  const opener = focused();
  const token = await readToken(options);
  if (token === undefined) return void navigate(server + path);
  signal.throwIfAborted();
  const { dialog, form, alert, submit, close } = createDialog(options);
  const end = new AbortController();
  const remove = () => {
    end.abort();
    dialog.remove();
    opener?.focus();
  };
  async function submitForm(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (submit.ariaBusy === "true") return;
    submit.ariaBusy = "true";
    alert.textContent = "";
    try {
      const isSignedIn = await send({ ...options, signal: AbortSignal.any([signal, end.signal]) }, form, token!);
      if (isSignedIn) return onDone();
      alert.textContent = texts.wrong;
      dialog.querySelector<HTMLElement>("[name=password]")!.focus();
    } catch (error) {
      if (!end.signal.aborted) alert.textContent = failureText(texts, error as Error);
    }
    submit.ariaBusy = "false";
  }
  dialog.addEventListener("submit", (event) => void submitForm(event));
  dialog.addEventListener("close", remove);
  close.addEventListener("click", () => dialog.close());
  untilAbort(signal, () => dialog.isConnected && remove());
  ownDocument.body.append(dialog);
  dialog.showModal();
}
