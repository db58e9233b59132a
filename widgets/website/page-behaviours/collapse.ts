import { prefersReducedMotion } from "#shared/a11y/index.ts";
import type { pageBehaviours } from "../i18n/en.json";
import { idOf, marked, targetsOf } from "./page/markup.ts";
import { all, atEnd, classed, each, onPress, within, write } from "./page/run.ts";

const collapses = marked("toggle", "collapse");
const kind = ".collapse";
const goals = new Map<HTMLElement, boolean>();

const isOpen = (panel: HTMLElement) => goals.get(panel) ?? panel.matches(".show");
const togglesOf = (panel: HTMLElement) => all(collapses).filter((toggle) => targetsOf(toggle, kind).includes(panel));

function tell(toggle: HTMLElement, open: boolean) {
  classed(toggle, "collapsed", !open);
  write(toggle, { "aria-expanded": String(open) });
}

/** Opens or closes from where the panel is: another press may have come meanwhile. */
function move(panel: HTMLElement, open: boolean) {
  const from = panel.offsetHeight;
  goals.set(panel, open);
  for (const toggle of togglesOf(panel)) tell(toggle, open);
  classed(panel, "show", true);
  for (const each of panel.getAnimations()) each.cancel();
  const to = open ? panel.offsetHeight : 0;
  const height = [`${from}px`, `${to}px`];
  const duration = prefersReducedMotion() ? 0 : 350;
  // never of one that was cancelled
  panel.animate({ height, overflow: "hidden" }, duration).onfinish = () => {
    goals.delete(panel);
    classed(panel, "show", open);
  };
}

/** The accordion of a panel, which it names itself, or as in older markup its control. */
const parentsOf = (panel: HTMLElement, toggles: readonly HTMLElement[]) =>
  [panel, ...toggles].flatMap((each) => targetsOf(each, "*", "parent"));

/** Of an accordion one panel is open. What else is in its parent, a panel of another accordion, say, stays. */
function others(panel: HTMLElement, toggle: HTMLElement): HTMLElement[] {
  const [parent] = parentsOf(panel, [toggle]);
  return all(kind).filter(
    (each) => parent && isOpen(each) && !within(each, panel) && parentsOf(each, togglesOf(each)).includes(parent),
  );
}

/** Panels that open and close, alone or as an accordion; the phone's menu is one. */
export function collapse(): void {
  each(collapses, setUpCollapse);
  onPress(collapses, (toggle) => {
    for (const panel of targetsOf(toggle, kind)) {
      const open = !isOpen(panel);
      if (open) for (const other of others(panel, toggle)) move(other, false);
      move(panel, open);
    }
  });
  atEnd(() => goals.clear());
}

function setUpCollapse(toggle: HTMLElement, { menu }: typeof pageBehaviours): void {
  const panels = targetsOf(toggle, kind);
  if (!panels.length) return;
  tell(toggle, panels.some(isOpen));
  write(toggle, { "aria-controls": panels.map(idOf).join(" ") });
  if (toggle.matches(".navbar-toggler:not([aria-label])") && !toggle.textContent.trim())
    write(toggle, { "aria-label": menu });
}
