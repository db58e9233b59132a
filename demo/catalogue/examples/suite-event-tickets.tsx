/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { FreeTickets, PaidTickets } from "#demo/suite/events/Try.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/event/conference-for-makers-of-small-things-2/register",
  preview: () => <Scene of="options" />,
  live: (view) => <FreeTickets view={view} />,
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "Paid tickets",
          note: "They go into the cart of the shop; the page goes to the checkout.",
        },
        ar: { title: "تذاكر مدفوعة", note: "تذهب إلى سلة المتجر، والصفحة إلى إتمام الشراء." },
      }),
      tag: <PaidTickets view={view} />,
    },
  ],
};
