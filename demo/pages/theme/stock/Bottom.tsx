/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { dayFromNow } from "../corporate/days.ts";
import { menu } from "./content.ts";

/** Source: behaviour/theme-snippets.md items 17 to 19, 23 and 24. */
export const Opening = () => (
  <section class="sh_corpomate_theme_section bg-light newscount_5">
    <div class="container">
      <div class="row">
        <div class="col-lg-6">
          <h2>A showroom, at last</h2>
          <p class="lead">A room with light, coffee and every piece that we make.</p>
          <div class="js_cls_sh_w_comming_soon" data-launch-date={dayFromNow(62)}>
            {(["days", "hours", "minutes", "seconds"] as const).map((unit) => (
              <span class={`js_cls_${unit}_count`}>00</span>
            ))}
          </div>
        </div>
        <div class="col-lg-6">
          <h2>On the board this week</h2>
          <marquee direction="up" scrollamount="3">
            <div class="sh_nb_notice_board_main_vertical_marquee_cls_1">
              <div class="sh_news">
                <h4>Opening hours</h4>
                <p>Monday to Saturday, 9 to 5.</p>
              </div>
            </div>
          </marquee>
        </div>
      </div>
    </div>
  </section>
);

const Field = ({
  name,
  label,
  type = "text",
  required = false,
  children,
}: {
  name: string;
  label: string;
  type?: string;
  required?: boolean;
  children?: Child;
}) => (
  <div class="form-group">
    <label for={`quote_${name}`}>{label}</label>
    {children ?? <input id={`quote_${name}`} class="form-control" type={type} name={name} required={required} />}
  </div>
);

/** Source: behaviour/theme-snippets.md items 27 and 28. */
export const Quote = () => (
  <section class="sh_corpomate_theme_section">
    <div class="container">
      <div class="row">
        <div class="col-lg-4">
          <h2>Tell us about your room</h2>
          <p class="lead">A sketch on a napkin is enough. We answer within two working days.</p>
        </div>
        <div class="col-lg-8">
          <form id="sh_wq_website_quote_form" class="s_website_form" method="post">
            <Field name="contact_name" label="Your name" required />
            <Field name="phone" label="Phone number" type="tel" />
            <Field name="email_from" label="Email" type="email" required />
            <Field name="partner_name" label="Your company" />
            <Field name="name" label="Subject" required />
            <Field name="description" label="Your question" required>
              <textarea id="quote_description" class="form-control" name="description" required></textarea>
            </Field>
            <button type="submit" class="btn btn-primary">
              Send
            </button>
          </form>
          <div id="sh_wq_website_quote_thankyou_msg" class="alert d-none"></div>
        </div>
      </div>
    </div>
  </section>
);

/** Source: behaviour/theme-snippets.md items 29 to 31. */
export const Menu = () => (
  <section class="sh_corpomate_theme_section bg-light">
    <div class="container" id="sh_megamenubar">
      <div class="row">
        {menu.map(({ heading, links }) => (
          <div class="col-md-4">
            <h2 class="h4 sub-heading">{heading}</h2>
            <ul class="list-unstyled">
              {links.map(([text, path]) => (
                <li>
                  <a href={path}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </section>
);

/** Source: behaviour/theme-snippets.md item 25. */
export const Popup = () => (
  <div id="sh_swp_model_popup" class="modal fade" role="dialog" data-backdrop="static">
    <div class="modal-dialog">
      <div class="modal-content">
        <div class="modal-body text-center">
          <h2>The winter workshop is open</h2>
          <p>Until February, every bench comes with a cushion of undyed wool.</p>
          <button type="button" class="btn btn-secondary" data-dismiss="modal">
            No, thanks
          </button>
        </div>
      </div>
    </div>
  </div>
);
