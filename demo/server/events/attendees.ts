import { fill } from "#demo/common/texts/index.ts";
import { contentTexts } from "#demo/suite/content/texts.ts";
import { escapeHtml } from "../html.ts";
import type { Visit } from "../visit.ts";
import type { ChosenTicket } from "./ticket.ts";

type Texts = ReturnType<typeof contentTexts>;

const row = (t: Texts, number: number, ticketId: number): string => `
                                    <div class="row mb4">
                                        <div class="col-lg-4"><input class="form-control" type="text" required="${t.isRequired}" name="${number}-name" placeholder="${fill(t.attendee, { number })}"/></div>
                                        <div class="col-lg-5"><input class="form-control" type="email" required="${t.isRequired}" name="${number}-email"/></div>
                                        <div class="col-lg-3"><input class="form-control" type="tel" name="${number}-phone"/></div>
                                        <input class="d-none" type="text" name="${number}-ticket_id" value="${ticketId}"/>
                                    </div>`;

const block = (t: Texts, { id, name, price, count }: ChosenTicket, index: number, before: number): string => `
                                <h4 class="o_page_header mt16">
                                    <strong>
                                        ${fill(price ? t.ticketType : t.freeTicketType, { number: index + 1, name: escapeHtml(name) })}
                                    </strong>
                                </h4>
                                <div class="row">
                                    <div class="col-lg-4"><strong>${t.name}</strong></div>
                                    <div class="col-lg-5"><strong>${t.email}</strong></div>
                                    <div class="col-lg-3"><strong>${t.phone}</strong> <span class="text-muted">${t.optional}</span></div>
                                </div>${Array.from({ length: count }, (_, index) => row(t, before + index + 1, id)).join("")}`;

/** Renders the form of the attendees, numbered over all tickets. */
export function attendeesModal(path: string, visit: Visit, tickets: readonly ChosenTicket[]): string {
  const t = contentTexts(visit);
  const blocks = tickets.map((ticket, index) =>
    block(
      t,
      ticket,
      index,
      tickets.slice(0, index).reduce((sum, { count }) => sum + count, 0),
    ),
  );
  return `
    <div role="dialog" id="modal_attendees_registration" class="modal fade" tabindex="-1">
        <div class="modal-dialog modal-lg">
            <form id="attendee_registration" method="post" class="js_website_submit_form" action="${escapeHtml(path)}/registration/confirm">
                <input type="hidden" name="csrf_token" value="${visit.formToken}"/>
                <div class="modal-content">
                    <header class="modal-header">
                        <h4 class="modal-title" id="myModalLabel"><strong>${t.attendees}</strong></h4>
                        <button type="button" class="close" data-dismiss="modal" aria-label="${t.close}">x</button>
                    </header>
                    <main class="modal-body">
                        <div class="container">${blocks.join("")}
                        </div>
                    </main>
                    <footer class="modal-footer">
                        <div class="float-left">
                            <button type="submit" class="btn btn-primary">${t.continue}</button>
                            <button type="button" class="btn btn-secondary js_goto_event" data-dismiss="modal">${t.cancel}</button>
                        </div>
                    </footer>
                </div>
            </form>
        </div>
    </div>
`;
}
