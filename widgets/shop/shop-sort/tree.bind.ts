import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { type Branch, branchesIn, isOpen, setOpen, setUpBranch } from "./tree.markup.ts";

/** Lets visitors expand categories, one among siblings at a time, until the signal. @param nameOf returns the name of a category's button */
export function bindTree(host: HTMLElement, signal: AbortSignal, nameOf: (category: string) => string): void {
  const branches = branchesIn(host);
  for (const branch of branches) {
    setUpBranch(branch, nameOf(branch.category), signal);
    setOpen(branch, isOpen(branch));
  }
  const press = (branch: Branch) => {
    const open = !isOpen(branch);
    const siblings = branches.filter(({ item }) => item.parentElement === branch.item.parentElement);
    for (const each of siblings) if (each !== branch && open && isOpen(each)) setOpen(each, false);
    setOpen(branch, open);
    if (open && !prefersReducedMotion()) branch.list.animate({ opacity: [0, 1] }, 160);
  };
  const branchAt = (target: EventTarget | null) =>
    branches.find(({ toggle }) => target instanceof Node && toggle.contains(target));

  host.addEventListener(
    "click",
    (event) => {
      const branch = branchAt(event.target);
      if (!branch || event.defaultPrevented) return;
      // a button in a form would send the form
      event.preventDefault();
      press(branch);
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      const branch = branchAt(event.target);
      if (!branch || branch.toggle.matches("button") || !/^( |Enter)$/.test(event.key)) return;
      event.preventDefault();
      if (!event.repeat) branch.toggle.click();
    },
    { signal },
  );
}
