import { describe } from "node:test";
import { accessibility } from "./checks/accessibility.ts";
import { attributes } from "./checks/attributes.ts";
import { direction } from "./checks/direction.ts";
import { editing } from "./checks/editing.ts";
import { language } from "./checks/language.ts";
import { layout } from "./checks/layout.ts";
import { lifecycle } from "./checks/lifecycle.ts";
import { looks } from "./checks/looks.ts";
import { manners } from "./checks/manners.ts";
import { markup } from "./checks/markup.ts";
import { names } from "./checks/names.ts";
import { outage } from "./checks/outage.ts";
import { overlays } from "./checks/overlays.ts";
import { policy } from "./checks/policy.ts";
import { required } from "./checks/required.ts";
import { twice } from "./checks/twice.ts";
import { subjects } from "./subjects.ts";

const checks = [
  markup,
  names,
  attributes,
  required,
  lifecycle,
  overlays,
  twice,
  policy,
  manners,
  looks,
  editing,
  layout,
  language,
  direction,
  accessibility,
  outage,
];

/** The elements that scripts/test.mjs has chosen. */
const chosen = process.env.SUITE_TAGS?.split(",");

// More of them side by side than there are cores: a check that waits for the page leaves the core to another one.
describe("elements", { concurrency: 4 }, () => {
  for (const subject of subjects.filter(({ tag }) => chosen?.includes(tag) ?? true))
    for (const check of checks) check(subject);
});
