import type { InferOutput } from "valibot";
import type { CallOptions, Client } from "#shared/suite/index.ts";
import * as contract from "./contract/tabs.ts";

/** What a tab shows, and how its carousel runs; undefined where the suite says nothing. */
export interface Pane {
  /** As the suite sent it: for `shared/html` only. */
  readonly html: string;
  readonly items?: number;
  readonly autoplay?: boolean;
  /** ms. */
  readonly speed?: number;
  readonly loop?: boolean;
  readonly nav?: boolean;
}

const paneOf = ({ data, items, speed, ...flags }: InferOutput<typeof contract.pane>): Pane => ({
  html: data || "",
  ...Object.fromEntries(
    Object.entries({ items: Number(items), speed: Number(speed) }).filter(([, value]) => value > 0),
  ),
  ...Object.fromEntries(Object.entries(flags).filter(([, value]) => typeof value === "boolean")),
});

/** All tabs, with the content of the first. @throws SuiteError */
export const tabLayout = async (
  client: Client,
  layout: string,
  sliderId: string,
  options?: CallOptions,
): Promise<Pane> => paneOf(await client.call(contract.tabLayout(layout), { slider_id: sliderId }, options));

/** The content of one tab. @throws SuiteError */
export const tabPane = async (
  client: Client,
  layout: string,
  { id, token }: { readonly id: string; readonly token: string },
  options?: CallOptions,
): Promise<Pane> => paneOf(await client.call(contract.tabPane(layout), { tab_id: id, token }, options));
