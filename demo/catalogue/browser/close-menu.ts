// Closes the navigation popover after a click on a link within the page.
import { closest } from "#demo/common/find.ts";

document.addEventListener("click", (event) => {
  if (closest(event, ".collapsible a")) closest(event, ".collapsible")?.hidePopover();
});
