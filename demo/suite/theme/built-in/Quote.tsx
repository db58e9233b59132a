/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

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
