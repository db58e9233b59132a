import { accessibility } from "./accessibility.ts";
import { attributes } from "./attributes.ts";
import { direction } from "./direction.ts";
import { editing } from "./editing.ts";
import { language } from "./language.ts";
import { layout } from "./layout.ts";
import { lifecycle } from "./lifecycle.ts";
import { looks } from "./looks.ts";
import { manners } from "./manners.ts";
import { markup } from "./markup.ts";
import { names } from "./names.ts";
import { outage } from "./outage.ts";
import { overlays } from "./overlays.ts";
import { policy } from "./policy.ts";
import { required } from "./required.ts";
import { twice } from "./twice.ts";
import type { Subject } from "../subjects.ts";

/** All that every element promises. */
export const checks: readonly ((subject: Subject) => void)[] = [
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
