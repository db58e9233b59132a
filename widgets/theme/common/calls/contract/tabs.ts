import { object, optional, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";
import { anything } from "#shared/suite/contract/field.ts";

/** Setting of a carousel, which may be unreadable: the content is shown without it. */
const setting = optional(anything);

/** Content as HTML, and how its carousel runs: numbers and booleans. */
export const pane = object({
  data: char,
  items: setting,
  autoplay: setting,
  speed: setting,
  loop: setting,
  nav: setting,
});

const folder = "/sh_corpomate_theme/sh_tab_slider_snippet/";

/** The tabs of a slider with the content of the first, as HTML, and how its carousels run. Source: spec theme section 7, behaviour/theme-snippets.md item 15. */
export const tabLayout = (layout: string) =>
  ({
    path: `${folder}${encodeURIComponent(layout)}_tab_pane_layout`,
    read: true,
    params: object({ slider_id: recordId }),
    result: pane,
  }) satisfies Call;

/** The content of one tab. Source: behaviour/theme-snippets.md item 16. */
export const tabPane = (layout: string) =>
  ({
    path: `${folder}${encodeURIComponent(layout)}_tab_pane_one`,
    read: true,
    params: object({ tab_id: recordId, token: string() }),
    result: pane,
  }) satisfies Call;
