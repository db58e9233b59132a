/** @jsxImportSource hono/jsx */
import { RepairForm } from "#demo/suite/forms/Repair.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/try/forms",
  preview: () => <Scene of="quote" />,
  live: (view) => <RepairForm view={view} />,
  variants: () => [],
};
