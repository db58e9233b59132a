import { prefersReducedMotion } from "#shared/a11y/index.ts";
import type { pageBehaviours } from "../i18n/en.json";
import { idOf, marked, targetsOf } from "./page/markup.ts";
import { all, atEnd, classed, each, onPress, within, write } from "./page/run.ts";

const collapses = marked("toggle", "collapse");
const kind = ".collapse";
/** Target states of panels that are opening or closing. */
const targets = new Map<HTMLElement, boolean>();

const isOpen = (panel: HTMLElement) => targets.get(panel) ?? panel.matches(".show");
const togglesOf = (panel: HTMLElement) => all(collapses).filter((toggle) => targetsOf(toggle, kind).includes(panel));

function update(toggle: HTMLElement, open: boolean) {
  classed(toggle, "collapsed", !open);
  write(toggle, { "aria-expanded": String(open) });
}

/** Opens or closes a panel from its current height: the visitor may press again during the animation. */
function move(panel: HTMLElement, open: boolean) {
  const from = panel.offsetHeight;
  targets.set(panel, open);
  for (const toggle of togglesOf(panel)) update(toggle, open);
  classed(panel, "show", true);
  for (const each of panel.getAnimations()) each.cancel();
  const to = open ? panel.offsetHeight : 0;
  const height = [`${from}px`, `${to}px`];
  const duration = prefersReducedMotion() ? 0 : 350;
  // a cancelled animation never finishes
  panel.animate({ height, overflow: "hidden" }, duration).onfinish = () => {
    targets.delete(panel);
    classed(panel, "show", open);
  };
}

/** Returns the accordion that the panel names or, in older markup, its control. */
const parentsOf = (panel: HTMLElement, toggles: readonly HTMLElement[]) =>
  [panel, ...toggles].flatMap((each) => targetsOf(each, "*", "parent"));

/** Returns the other open panels of the accordion; its parent may also contain panels of other accordions, which stay open. */
function others(panel: HTMLElement, toggle: HTMLElement): HTMLElement[] {
  const [parent] = parentsOf(panel, [toggle]);
  return all(kind).filter(
    (each) => parent && isOpen(each) && !within(each, panel) && parentsOf(each, togglesOf(each)).includes(parent),
  );
}

/** Handles panels that open and close, alone or as an accordion, such as the menu on phones. */
export function collapse(): void {
  each(collapses, setUpCollapse);
  onPress(collapses, (toggle) => {
    for (const panel of targetsOf(toggle, kind)) {
      const open = !isOpen(panel);
      if (open) for (const other of others(panel, toggle)) move(other, false);
      move(panel, open);
    }
  });
  atEnd(() => targets.clear());
}

function setUpCollapse(toggle: HTMLElement, { menu }: typeof pageBehaviours): void {
  const panels = targetsOf(toggle, kind);
  if (!panels.length) return;
  update(toggle, panels.some(isOpen));
  write(toggle, { "aria-controls": panels.map(idOf).join(" ") });
  if (toggle.matches(".navbar-toggler:not([aria-label])") && !toggle.textContent.trim())
    write(toggle, { "aria-label": menu });
}
