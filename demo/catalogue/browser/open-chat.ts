// Opens the chat from the start, unless it would cover the whole screen.
import { find } from "#demo/common/find.ts";

if (matchMedia("(min-width: 768px)").matches) find(document, "[data-open-chat]").click();
