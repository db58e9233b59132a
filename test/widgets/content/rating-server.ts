import { fixture } from "@open-wc/testing";
import { stub } from "sinon";
import ratingStats from "#content/rating-stats/rating-stats.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(ratingStats);

const percent = { "1": 0, "2": 0, "4": 25, "8": 25, "10": 50 };

/** @param total number of ratings */
export function answer(total = 4) {
  const options = {
    message_count: total,
    is_user_public: true,
    is_user_publisher: false,
    display_composer: false,
  };
  const stats = total ? { avg: 8, total, percent } : { avg: 0, total, percent: {} };
  const result = { messages: [], options, rating_stats: stats };
  return stub(window, "fetch").callsFake(() => Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result })));
}

export async function setup(attributes = "") {
  const host = await fixture<HTMLElement>(
    `<suite-rating-stats data-res-model="product.template" data-res-id="2" ${attributes}></suite-rating-stats>`,
  );
  await until(() => host.matches(":state(ready)") && !host.matches(":state(loading)"));
  await until(() => host.shadowRoot!.querySelector("[part~=ratings],[part~=failure]"));
  const parts = (name: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part~=${name}]`)];
  return { host, parts };
}
