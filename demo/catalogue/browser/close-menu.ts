// Navigation in a popover closes when one of its links goes to a place on the same page.
import { closest } from "#demo/common/find.ts";

document.addEventListener("click", (event) => {
  if (closest(event, ".collapsible a")) closest(event, ".collapsible")?.hidePopover();
});
