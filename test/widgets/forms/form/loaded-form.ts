import { stub } from "sinon";
import declaration from "#forms/form/form.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";

define(declaration);

export const contact = '<suite-form data-src="/contactus"></suite-form>';

export const place = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>("suite-form")!;
};
export const inside = <T extends HTMLElement = HTMLInputElement>(host: Element, selector: string) =>
  host.shadowRoot!.querySelector<T>(`[part=loaded] ${selector}`)!;
export const all = (host: Element, selector: string) => [
  ...host.shadowRoot!.querySelectorAll<HTMLInputElement>(`[part=loaded] ${selector}`),
];
export const loaded = (host: Element) => until(() => inside(host, "form"));
export const part = (host: Element, name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);

/** Answers every request for a page with this one. */
export const answerWith = (page: string) =>
  stub(globalThis, "fetch").callsFake(async (request) =>
    Object.defineProperty(new Response(page), "url", { value: (request as Request).url }),
  );
export const formOf = (content: string) =>
  `<form class="s_website_form" action="/website_form/" data-model_name="crm.lead">${content}</form>`;
