import { restoreAttributes } from "#shared/ui/index.ts";

/** Screens on which the suite's style sheet shows the whole order, and no toggle. */
const wide = "(min-width: 1200px)";

/** Collapses and expands the suite's summary on small screens, by pointer and keys, until the signal aborts. */
export function makeToggle(host: Element, signal: AbortSignal): void {
  const toggle = host.querySelector<HTMLElement>(".toggle_summary");
  const content = host.querySelector(".toggle_summary_div");
  if (!toggle || !content) return;
  restoreAttributes(toggle, ["role", "tabindex", "aria-expanded"], signal);
  restoreAttributes(content, ["class"], signal);
  const isOpen = () => !content.classList.contains("d-none");
  const show = (open: boolean) => {
    content.classList.toggle("d-none", !open);
    toggle.ariaExpanded = String(open);
  };
  toggle.role = "button";
  toggle.tabIndex = 0;
  show(isOpen());
  toggle.addEventListener("click", () => show(!isOpen()), { signal });
  toggle.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      show(!isOpen());
    },
    { signal },
  );
  matchMedia(wide).addEventListener("change", ({ matches }) => matches && show(false), { signal });
}
