/** @jsxImportSource hono/jsx */
import { RepairForm } from "../forms/Repair.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/try/forms",
  preview: () => <Scene of="quote" />,
  live: (view) => <RepairForm view={view} />,
  variants: () => [],
};
