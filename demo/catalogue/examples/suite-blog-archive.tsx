import { archive } from "#demo/suite/content/Simple.tsx";
import type { Example } from "./example.ts";

export const example: Example = { page: "/blog", preview: archive, live: archive, variants: () => [] };
