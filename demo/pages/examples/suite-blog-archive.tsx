import { archive } from "../content/Simple.tsx";
import type { Example } from "./example.ts";

export const example: Example = { page: "/blog", preview: archive, live: archive, variants: () => [] };
