/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";

interface TicketsProps {
  readonly view: View;
  readonly event: number;
  readonly tickets: readonly { readonly id: number; readonly name: string; readonly seats: number }[];
}

const texts = (view: View) =>
  localized(view, {
    en: {
      title: "Come and see",
      lead: "Tickets in custom markup. Paid ones go into the cart of the shop.",
      open: "Open workshop day",
      visit: "Visit, free",
      conference: "Conference for makers of small things",
      standard: "Standard, $240",
      dinner: "With dinner, $310",
      read: "I have read what to bring",
      register: "Register",
      next: "What comes next",
    },
    ar: {
      title: "تعال وانظر",
      lead: "تذاكر بترميزك أنت. والمدفوعة منها تذهب إلى سلة المتجر.",
      open: "يوم الورشة المفتوح",
      visit: "زيارة مجانية",
      conference: "مؤتمر صانعي الأشياء الصغيرة",
      standard: "عادية، 240 دولارًا",
      dinner: "مع العشاء، 310 دولارات",
      read: "قرأت ما يجب إحضاره",
      register: "سجّل",
      next: "ما القادم",
    },
  });

/** Tickets of an event in simple markup. */
const Tickets = ({ view, event, tickets }: TicketsProps) => (
  <suite-event-tickets>
    <form action={view.link(`/event/${event}/registration/new`)} method="post">
      {tickets.map(({ id, name, seats }) => (
        <label>
          {name}{" "}
          <select name={`nb_register-${id}`}>
            {Array.from({ length: seats + 1 }, (_, count) => (
              <option>{count}</option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <input type="checkbox" required /> {texts(view).read}
      </label>
      <button id={`register-${event}`} class="action primary">
        {texts(view).register}
      </button>
    </form>
  </suite-event-tickets>
);

export const FreeTickets = ({ view }: { view: View }) => (
  <Tickets view={view} event={1} tickets={[{ id: 1, name: texts(view).visit, seats: 9 }]} />
);

export const PaidTickets = ({ view }: { view: View }) => (
  <Tickets
    view={view}
    event={2}
    tickets={[
      { id: 4, name: texts(view).standard, seats: 9 },
      { id: 5, name: texts(view).dinner, seats: 5 },
    ]}
  />
);

/** /try/events */
export const TryEvents = ({ view }: { view: View }) => {
  const t = texts(view);
  return (
    <div class="wrap read">
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <h2>{t.open}</h2>
      <FreeTickets view={view} />
      <h2>{t.conference}</h2>
      <PaidTickets view={view} />
      <h2>{t.next}</h2>
      <suite-country-events></suite-country-events>
    </div>
  );
};
