import type { Adoption } from "#shared/element/index.ts";

export default {
  tag: "suite-preloader",
  selector: "#preloader",
} satisfies Adoption;
