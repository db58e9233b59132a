import { escapeHtml } from "../html.ts";
import type { ChosenTicket } from "./ticket.ts";

const row = (number: number, ticketId: number): string => `
                                    <div class="row mb4">
                                        <div class="col-lg-4"><input class="form-control" type="text" required="This field is required" name="${number}-name" placeholder="Attendee #${number}"/></div>
                                        <div class="col-lg-5"><input class="form-control" type="email" required="This field is required" name="${number}-email"/></div>
                                        <div class="col-lg-3"><input class="form-control" type="tel" name="${number}-phone"/></div>
                                        <input class="d-none" type="text" name="${number}-ticket_id" value="${ticketId}"/>
                                    </div>`;

const block = ({ id, name, price, count }: ChosenTicket, index: number, before: number): string => `
                                <h4 class="o_page_header mt16">
                                    <strong>
                                        Ticket Type #${index + 1}: ${escapeHtml(name)}${price ? "" : " (Free)"}
                                    </strong>
                                </h4>
                                <div class="row">
                                    <div class="col-lg-4"><strong>Name</strong></div>
                                    <div class="col-lg-5"><strong>Email</strong></div>
                                    <div class="col-lg-3"><strong>Phone</strong> <span class="text-muted">(Optional)</span></div>
                                </div>${Array.from({ length: count }, (_, index) => row(before + index + 1, id)).join("")}`;

/**
 * Renders the form of the attendees, numbered over all tickets.
 * @param token token of the form, valid for an hour
 */
export function attendeesModal(path: string, token: string, tickets: readonly ChosenTicket[]): string {
  const blocks = tickets.map((ticket, index) =>
    block(
      ticket,
      index,
      tickets.slice(0, index).reduce((sum, { count }) => sum + count, 0),
    ),
  );
  return `
    <div role="dialog" id="modal_attendees_registration" class="modal fade" tabindex="-1">
        <div class="modal-dialog modal-lg">
            <form id="attendee_registration" method="post" class="js_website_submit_form" action="${escapeHtml(path)}/registration/confirm">
                <input type="hidden" name="csrf_token" value="${token}"/>
                <div class="modal-content">
                    <header class="modal-header">
                        <h4 class="modal-title" id="myModalLabel"><strong>Attendees</strong></h4>
                        <button type="button" class="close" data-dismiss="modal" aria-label="Close">x</button>
                    </header>
                    <main class="modal-body">
                        <div class="container">${blocks.join("")}
                        </div>
                    </main>
                    <footer class="modal-footer">
                        <div class="float-left">
                            <button type="submit" class="btn btn-primary">Continue</button>
                            <button type="button" class="btn btn-secondary js_goto_event" data-dismiss="modal">Cancel Registration</button>
                        </div>
                    </footer>
                </div>
            </form>
        </div>
    </div>
`;
}
