// Where the chat does not take the whole screen, it is there from the start.
import { find } from "#demo/common/find.ts";

if (matchMedia("(min-width: 768px)").matches) find(document, "[data-open-chat]").click();
