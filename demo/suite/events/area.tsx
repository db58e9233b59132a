/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Records } from "#demo/operator/Records.tsx";
import { consoleTexts } from "#demo/operator/texts.ts";
import { answersChats } from "#demo/server/chat/operator.ts";
import { suiteDate } from "#demo/server/date.ts";
import { listRegistrations } from "#demo/server/events/registration.ts";
import type { SuiteArea } from "../area.ts";
import { TryEvents } from "./Try.tsx";

export const area: SuiteArea = {
  title: { en: "Events", ar: "الفعاليات" },
  links: [
    {
      path: "/try/events",
      sequence: 68,
      isInFooter: true,
      texts: {
        en: { title: "Tickets in simple markup", note: "Free and paid tickets, and upcoming events." },
        ar: { title: "تذاكر بترميز بسيط", note: "مجانية وأخرى مدفوعة، والفعاليات القادمة." },
      },
    },
    {
      path: "/operator/events",
      sequence: 74,
      texts: {
        en: { title: "Registrations", note: "Attendees by event, with their orders, for the operator." },
        ar: { title: "التسجيلات", note: "من يحضر أي فعالية، مع الطلب الذي يدفعها، للموظف." },
      },
    },
  ],
  routes(app, { suite, show }) {
    app.get(
      "/try/events",
      show((view) => ({
        title: localized(view, { en: "Events", ar: "الفعاليات" }),
        sheets: ["example", "try"],
        content: <TryEvents view={view} />,
      })),
    );
    app.get(
      "/operator/events",
      show(async (view) => {
        const isOurs = suite.accounts.length > 0;
        const mayRead = isOurs && answersChats(view.visit.user);
        const title = consoleTexts[view.textLang].registrations;
        const records = mayRead ? await listRegistrations(suite.database) : undefined;
        return {
          title,
          sheets: ["try"],
          content: (
            <Records
              view={view}
              title={title}
              isOurs={isOurs}
              columns={localized(view, {
                en: ["When", "Event", "Ticket", "Name", "Email", "Phone", "Order"],
                ar: ["متى", "الفعالية", "التذكرة", "الاسم", "البريد", "الهاتف", "الطلب"],
              })}
              rows={records?.map((record) => [
                suiteDate(record.created_at),
                record.event,
                record.ticket,
                record.name,
                record.email,
                record.phone,
                record.order_name ? `${record.order_name} (${record.order_state})` : "-",
              ])}
            />
          ),
        };
      }),
    );
  },
};
