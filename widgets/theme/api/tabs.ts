import { type InferOutput, object, optional, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";
import { anything } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Setting of a carousel, which may be unreadable: the content is shown without it. */
const setting = optional(anything);

/** Content as HTML with the settings of its carousel: numbers and booleans. */
export const pane = object({
  data: char,
  items: setting,
  autoplay: setting,
  speed: setting,
  loop: setting,
  nav: setting,
});

const folder = "/sh_corpomate_theme/sh_tab_slider_snippet/";

/**
 * Call that returns the tabs of a slider with the content of the first tab, and the settings of the carousels.
 * @see docs/reference/theme.md#theme-6
 */
export const tabLayoutCall = (layout: string) =>
  ({
    path: `${folder}${encodeURIComponent(layout)}_tab_pane_layout`,
    read: true,
    params: object({ slider_id: recordId }),
    result: pane,
  }) satisfies Call;

/** Call that returns the content of one tab. */
export const tabPaneCall = (layout: string) =>
  ({
    path: `${folder}${encodeURIComponent(layout)}_tab_pane_one`,
    read: true,
    params: object({ tab_id: recordId, token: string() }),
    result: pane,
  }) satisfies Call;

/** Content of a tab with the settings of its carousel; settings that the server leaves out are undefined. */
export interface Pane {
  /** Unsanitized HTML, for `shared/html` only. */
  readonly html: string;
  readonly items?: number;
  readonly autoplay?: boolean;
  /** Duration of a change in ms. */
  readonly speed?: number;
  readonly loop?: boolean;
  readonly nav?: boolean;
}

const paneOf = ({ data, items, speed, ...flags }: InferOutput<typeof pane>): Pane => ({
  html: data || "",
  ...Object.fromEntries(
    Object.entries({ items: Number(items), speed: Number(speed) }).filter(([, value]) => value > 0),
  ),
  ...Object.fromEntries(Object.entries(flags).filter(([, value]) => typeof value === "boolean")),
});

/** Returns all tabs, with the content of the first. @throws SuiteError */
export const tabLayout = async (
  client: Client,
  layout: string,
  sliderId: string,
  options?: CallOptions,
): Promise<Pane> => paneOf(await client.call(tabLayoutCall(layout), { slider_id: sliderId }, options));

/** Returns the content of one tab. @throws SuiteError */
export const tabPane = async (
  client: Client,
  layout: string,
  { id, token }: { readonly id: string; readonly token: string },
  options?: CallOptions,
): Promise<Pane> => paneOf(await client.call(tabPaneCall(layout), { tab_id: id, token }, options));
