import { restore, stub } from "sinon";
import declaration from "#forms/form/form.element.ts";
import { define, pageRegistry } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { newVisitor, until } from "#test/widgets/shared/state/visitor.ts";
import { behave, builtInPage } from "#test/widgets/shop/lists.ts";

define(declaration);

type Answer = () => Promise<Response> | Response;

export const json =
  (value: unknown): Answer =>
  () =>
    new Response(JSON.stringify(value), { headers: { "Content-Type": "text/html" } });

/** Form in the page and the element that enhances it. */
interface Placed {
  readonly host: HTMLElement;
  find<T extends HTMLElement = HTMLInputElement>(selector: string): T;
  part(name: string): HTMLElement | null;
  /** Types into a control by its name. */
  type(name: string, value: string): void;
  /** Events of the element. */
  readonly events: [string, unknown][];
  /** Resolves once the form is no longer being sent. */
  quiet(): Promise<void>;
}

/** Waits until the element enhances its form. */
export async function placed(host: HTMLElement): Promise<Placed> {
  await until(() => host.shadowRoot?.querySelector("[part=base]"), "not rendered");
  const events: [string, unknown][] = [];
  for (const name of ["submit", "success", "error"])
    host.addEventListener(`suite-form-${name}`, (event) => events.push([name, (event as CustomEvent).detail]));
  const find = <T extends HTMLElement>(selector: string) => host.querySelector<T>(selector)!;
  return {
    host,
    find,
    part: (name) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`),
    type(name, value) {
      const control = find<HTMLInputElement>(`[name="${name}"]`);
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    },
    events,
    quiet: () => until(() => !host.matches(":state(busy)"), "still busy"),
  } as Placed;
}

export async function place(form: string, attributes = 'data-model="crm.lead"'): Promise<Placed> {
  pageRegistry().stores?.clear();
  const page = document.createElement("main");
  page.innerHTML = `<suite-form ${attributes}>${form}</suite-form>`;
  document.body.append(page);
  return placed(page.querySelector("suite-form")!);
}

/** Adds a page of the suite and adopts its form. Returns also the original markup. */
export async function adopt(path: string) {
  const page = document.createElement("main");
  page.append((await builtInPage(path)).querySelector("#wrap")!);
  document.body.append(page);
  const markup = page.querySelector<HTMLElement>(declaration.adopts!.selector)!;
  const sent = markup.outerHTML;
  const attributes = Object.entries(declaration.adopts!.attributes!).flatMap(([name, source]) => {
    const value = markup.getAttribute(source!);
    return value === null ? [] : [[name, value] as const];
  });
  const { host, undo } = wrap(markup, declaration.tag, attributes, undefined, declaration.enhances);
  return { ...(await placed(host)), markup, sent, undo };
}

/** Adds the CSRF token of the suite to the page. */
export async function addToken(): Promise<void> {
  const [, token] = /csrf_token: "(\w+)"/.exec(await (await fetch("/contactus")).text())!;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "csrf_token", value: token });
  document.body.append(field);
}

export const clearPage = (): void => document.querySelectorAll("main").forEach((main) => main.remove());

export const contact = `<form>
  <p><label>Your name <input name="contact_name" required></label></p>
  <p><label>Email <input name="email_from" type="email" required></label></p>
  <p><label>Question <textarea name="name" required></textarea></label></p>
  <button>Send</button></form>`;

/** Records the bodies of forms. Answers with `answers` first, then the demo answers. */
export function watch(...answers: Answer[]) {
  const real = window.fetch.bind(window);
  const bodies: Record<string, unknown>[] = [];
  stub(window, "fetch").callsFake(async (input, init) => {
    const request = input as Request;
    if (!new URL(request.url, location.href).pathname.startsWith("/website_form/")) return real(input, init);
    const data = await request.clone().formData();
    bodies.push({
      path: new URL(request.url).pathname,
      ...Object.fromEntries([...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name])),
    });
    return answers.length ? answers.shift()!() : real(input, init);
  });
  return bodies;
}

/** Returns true if the browser reads a body with files again; WebKit does not. */
export const readsFiles = (): Promise<boolean> => {
  const body = new FormData();
  body.append("file", new File(["1"], "a"));
  return new Request("/", { method: "POST", body }).formData().then(
    () => true,
    () => false,
  );
};

export const lost: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

export const edit = (isEditing: boolean): void => void document.body.classList.toggle("editor_enable", isEditing);

export function fill({ type }: Placed): void {
  type("contact_name", "Ann");
  type("email_from", "ann@example.com");
  type("name", "A chair");
}

/** Sets up the page's token and session before the tests, and cleans up after each test. */
export function ownPage(): void {
  before(async () => {
    await newVisitor();
    await addToken();
  });
  afterEach(() => {
    restore();
    behave();
    edit(false);
    clearPage();
    sessionStorage.clear();
  });
}
