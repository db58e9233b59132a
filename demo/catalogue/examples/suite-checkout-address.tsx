/** @jsxImportSource hono/jsx */
import { addressForm } from "#demo/suite/shop/try/AddressForm.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/shop/address",
  preview: () => <Scene of="quote" />,
  live: (view) => addressForm(view),
  variants: () => [],
};
