import type { Items } from "./list.ts";

/** List of built-in markup that page behaviours process. */
export interface BuiltInList extends Items {
  /** Matches each item once it is processed. */
  readonly taken: string;
  /** Control to press afterwards, and a selector that matches after the press. */
  readonly press?: readonly [control: string, result: string];
}

/** Lists of built-in markup. */
export const behaviours: Readonly<Record<string, BuiltInList>> = {
  "menus behind controls": {
    item: (number) =>
      `<div class="dropdown"><button data-toggle="dropdown">Menu ${number}</button><ul class="dropdown-menu"><li><a role="menuitem" href="#">One</a></li></ul></div>`,
    taken: "button[aria-controls]",
    press: ["div:last-child > button", ".dropdown-menu.show"],
  },
  tabs: {
    around: ['<ul class="nav">', "</ul>"],
    item: (number) =>
      `<li><a data-toggle="tab" href="#pane-${number}">Tab ${number}</a><div class="tab-pane" id="pane-${number}">Text</div></li>`,
    taken: "a[aria-controls]",
    press: ["li:last-child > a", "li:last-child > .tab-pane.show"],
  },
  "panels of an accordion": {
    around: ['<div id="accordion">', "</div>"],
    item: (number) =>
      `<div><button data-toggle="collapse" data-target="#panel-${number}">Panel ${number}</button><div class="collapse" id="panel-${number}" data-parent="#accordion">Text</div></div>`,
    taken: "button[aria-controls]",
    press: ["div:last-child > button", ".collapse.show"],
  },
  "slides with indicators": {
    around: ['<div class="carousel" id="slides" data-interval="0"><div class="carousel-inner">', "</div></div>"],
    item: (number) =>
      `<div class="carousel-item ${number === 1 ? "active" : ""}">Slide ${number}<i data-target="#slides" data-slide-to="${number - 1}"></i></div>`,
    taken: "[data-slide-to][aria-label]",
    press: ["[data-slide-to='3']", ".carousel-item:nth-child(4).active"],
  },
  hints: {
    item: (number) => `<p><i data-toggle="tooltip" title="Hint ${number}">?</i></p>`,
    taken: "i[tabindex]",
  },
  "fields that look like buttons": {
    around: ['<div data-toggle="buttons">', "</div>"],
    item: (number) => `<label class="btn"><input type="checkbox" checked> Field ${number}</label>`,
    taken: "label.active",
    press: ["label:last-child", "label:last-child:not(.active)"],
  },
  "links to dialogs": {
    item: (number) => `<p><a data-toggle="modal" data-target="#dialog">Dialog ${number}</a></p>`,
    taken: "a[role=button]",
  },
  "links to parts of a page": {
    around: ['<div data-spy="scroll" data-target="#parts"><ul id="parts">', "</ul></div>"],
    item: (number) => `<li><a class="nav-link" href="#part-${number}">Part</a><p id="part-${number}">Text</p></li>`,
    taken: "a",
  },
};
