import type { Subject } from "../subjects.ts";
import { accessibility, accessibilityElsewhere } from "./accessibility.ts";
import { attributes } from "./attributes.ts";
import { direction } from "./direction.ts";
import { editing } from "./editing.ts";
import { language, texts } from "./language.ts";
import { layout, shifting } from "./layout.ts";
import { lifecycle } from "./lifecycle.ts";
import { looks } from "./looks.ts";
import { manners } from "./manners.ts";
import { markup, rendering } from "./markup.ts";
import { names } from "./names.ts";
import { outage, outages } from "./outage.ts";
import { overlays } from "./overlays.ts";
import { policy, standalonePolicy } from "./policy.ts";
import { required } from "./required.ts";
import { twice } from "./twice.ts";
import { inWorlds } from "./worlds.ts";

type Checks = readonly ((subject: Subject) => void)[];

/** What an element can get wrong by itself: checked on each of them by `npm test`. */
export const elementChecks: Checks = [rendering, names, policy, manners, looks, shifting, texts, accessibility, outage];

/** What the element layer, the loader and the build guarantee: checked on representatives by `npm test`, on all others by `npm run test:all`. */
export const layerChecks: Checks = [
  markup,
  attributes,
  required,
  lifecycle,
  overlays,
  editing,
  layout,
  language,
  direction,
  accessibilityElsewhere,
  outages,
];

/** Behaviour on foreign pages: checked on representatives by `npm run test:all`. */
export const worldChecks: Checks = [inWorlds];

/** What depends on the standalone files, which `npm test` does not build. */
export const standaloneChecks: Checks = [twice, standalonePolicy];
