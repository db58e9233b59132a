// Scrolls the list of all pages to the current one: at once, and when the list opens as a popover. The page itself stays.
import { find } from "#demo/common/find.ts";

const list = find(document, "#aside");

function showCurrent(): void {
  const current = list.querySelector("[aria-current]");
  if (!current) return;
  const { top } = current.getBoundingClientRect();
  list.scrollTop += top - list.getBoundingClientRect().top - list.clientHeight / 3;
}

showCurrent();
list.addEventListener("toggle", showCurrent);
