import { fixture, fixtureCleanup } from "@open-wc/testing";
import { livechat as arabic } from "#chat/i18n/ar.json";
import declaration from "#chat/livechat/livechat.element.ts";
import { define, pageRegistry, shared } from "#shared/element/index.ts";
import { translations } from "#shared/i18n/index.ts";
import { HandBus } from "#test/unit/chat/common/conversation/hand-bus.ts";
import { newVisitor, until } from "#test/widgets/shared/state/visitor.ts";

define(declaration, translations({ ar: () => Promise.resolve({ livechat: arabic }) }));

export type Host = HTMLElement & { open(): Promise<void>; close(): void; fold(): void };

export const sessionCookie = "im_livechat_session";

const drop = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`);

/** Opens the page of a new visitor; the test sends the notifications of the bus. */
export async function newPage(): Promise<HandBus> {
  for (const name of [sessionCookie, "im_livechat_auto_popup", "im_livechat_history", "suite_qa"]) drop(name);
  sessionStorage.clear();
  localStorage.clear();
  await newVisitor();
  return turnPage();
}

/** Opens the next page of the same visitor. */
export function turnPage(): HandBus {
  fixtureCleanup();
  pageRegistry().stores?.clear();
  return shared(`suite.bus ${location.origin}`, () => new HandBus());
}

export const misbehave = (settings: object): void =>
  void (document.cookie = `suite_qa=${encodeURIComponent(JSON.stringify(settings))}; path=/`);
export const behave = (): void => void drop("suite_qa");

export const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
export const parts = (host: Element, name: string) => [
  ...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part=${name}]`),
];
export const focused = (host: Element) => host.shadowRoot!.activeElement;
export const input = (host: Element) => part<HTMLTextAreaElement>(host, "input")!;

/** Waits for the end of the animation. */
export const animationEnds = (host: Element) =>
  Promise.all(host.shadowRoot!.getAnimations().map(({ finished }) => finished.catch(() => null)));

/** Waits for the button. */
export async function ready(attributes = 'data-channel-id="1"', page = ""): Promise<Host> {
  const host = await place(attributes, page);
  await until(() => part(host, "button"), "no button");
  await animationEnds(host);
  return host;
}

export async function place(attributes = 'data-channel-id="1"', page = ""): Promise<Host> {
  const box = await fixture<HTMLElement>(`<div ${page}><suite-livechat ${attributes}></suite-livechat></div>`);
  return box.querySelector<Host>("suite-livechat")!;
}

/** Opens the chat; resolves to the element and the channel on the bus. */
export async function opened(attributes?: string, page?: string): Promise<{ host: Host; uuid: string }> {
  const host = await ready(attributes, page);
  await host.open();
  await until(() => part(host, "window"), "no window");
  await animationEnds(host);
  return { host, uuid: session().uuid };
}

export const session = (): { uuid: string; folded: boolean } =>
  JSON.parse(
    document.cookie
      .split("; ")
      .find((cookie) => cookie.startsWith(`${sessionCookie}=`))!
      .slice(sessionCookie.length + 1),
  ) as { uuid: string; folded: boolean };

/** Returns a message as the bus delivers it. */
export const message = (id: number, text: string, author: readonly [number, string | false] = [7, "Marc"]) => ({
  id,
  body: `<p>${text}</p>`,
  author_id: author,
  message_type: "comment",
});
