import { fixture, html, waitUntil } from "@open-wc/testing";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import adoption from "#theme/mega-menu/mega-menu.adopt.ts";
import megaMenu from "#theme/mega-menu/mega-menu.element.ts";

define(megaMenu);

export const all = (host: Element, part: string) => [
  ...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part=${part}]`),
];
export const headings = (host: Element) => all(host, "heading");
export const expanded = (host: Element) =>
  headings(host)
    .map(({ ariaExpanded }) => ariaExpanded)
    .join();
export const isSeen = (element: Element) =>
  element.checkVisibility({ contentVisibilityAuto: true }) && element.getBoundingClientRect().height > 0;
const ready = (host: Element) =>
  waitUntil(() => host.matches(":state(ready)") && headings(host).length > 0, "not ready");

export async function menu(attributes: Record<string, string> = {}) {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  const host = document.createElement("suite-mega-menu");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const template = document.createElement("template");
  template.innerHTML = `<p>All we do</p><h4>Products</h4><ul id="first"><li><a href="#desks">Desks</a></li></ul><h4>Services</h4><ul id="second"><li>Repair</li></ul><p>And more</p>`;
  host.append(template.content);
  page.append(host);
  await ready(host);
  return host;
}

/** Menus of the built-in theme that open sections. */
export const builtIn = {
  "menu 1": html`<div id="sh_megamenubar"><div class="col"><h5 class="sub-heading">Desks <i class="fa fa-plus"></i></h5><ul><li>Oak</li></ul><h5 class="sub-heading">Chairs <i class="fa fa-plus"></i></h5><ul><li>Ash</li></ul></div></div>`,
  "menu 2": html`<div id="sh_megamenubar_2"><div class="container"><div class="col"><h4 class="sub-heading">Desks <i class="fa fa-plus"></i></h4><div class="sh_acoordion_part"><p>Oak</p></div></div><div class="col"><h4 class="sub-heading">Chairs <i class="fa fa-plus"></i></h4><div class="sh_acoordion_part"><p>Ash</p></div></div></div></div>`,
  "menu 3": html`<div id="sh_megamenubar_3"><div class="sh_main"><a href="#x">Desks <i class="fa fa-plus"></i></a><div class="sh_content">Oak</div></div><div class="sh_main"><a href="#x">Chairs <i class="fa fa-plus"></i></a><div class="sh_content">Ash</div></div></div>`,
  "menu 4": html`<nav><div id="sh_megamenubar_4"><div class="sub-heading">Desks <i class="fa fa-plus"></i></div><div class="sh_acoordion_part"><ul><li>Oak</li></ul></div><div class="sub-heading">Chairs <i class="fa fa-plus"></i></div><div class="sh_acoordion_part"><ul><li>Ash</li></ul></div></div></nav>`,
  "menu 5": html`<div id="sh_megamenubar_5"><div class="container"><ul><li><a href="#x">Desks <i class="fa fa-plus"></i></a><div class="row">Oak</div></li><li><a href="#x">Chairs <i class="fa fa-plus"></i></a><div class="row">Ash</div></li></ul></div></div>`,
  "menu 6": html`<div id="sh_megamenubar_6"><div class="sh_content"><span class="o_default_snippet_text">Desks <i class="fa fa-plus"></i></span><ul><li><a href="#x" class="o_default_snippet_text">Oak</a></li></ul></div><div class="sh_content"><span class="o_default_snippet_text">Chairs <i class="fa fa-plus"></i></span><ul><li><a href="#x" class="o_default_snippet_text">Ash</a></li></ul></div></div>`,
  "menu 15": html`<div id="sh_megamenubar_15"><div class="sh_content"><div class="col"><h4>Desks <i class="fa fa-plus"></i></h4><ul><li>Oak</li></ul></div><div class="col"><h4>Chairs <i class="fa fa-plus"></i></h4><ul><li>Ash</li></ul></div></div></div>`,
};

/** Adopts the page's markup as the loader does. Returns the menus, and a function that removes them. */
export async function adopted(page: Element) {
  const undos = [...page.querySelectorAll<HTMLElement>(adoption.selector)].map(
    (markup) =>
      wrap(markup, megaMenu.tag, Object.entries(adoption.read(markup)), adoption.place, megaMenu.enhances).undo,
  );
  const hosts = [...page.querySelectorAll("suite-mega-menu")];
  for (const host of hosts) await ready(host);
  return { hosts, undo: () => undos.forEach((undo) => undo()) };
}
