import { array, object } from "valibot";
import { anything, count, reference } from "#shared/suite/contract/field.ts";
import { modelCall } from "#shared/suite/contract/model.ts";

const model = "link.tracker.click";

/** Of a link, ever. Source: WIRE.md section 9. */
export const countClicks = modelCall(model, "search_count", true, count);

const domain = array(anything);

/** One row for each day with clicks; its label is localised, its bounds are in `__domain`. Source: WIRE.md section 9. */
export const clicksByDay = modelCall(
  model,
  "read_group",
  true,
  array(object({ create_date_count: count, __domain: domain })),
);

/** One row for each country; `false` is an unknown one. Source: WIRE.md section 9. */
export const clicksByCountry = modelCall(
  model,
  "read_group",
  true,
  array(object({ country_id: reference, country_id_count: count })),
);
