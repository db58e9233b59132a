/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";

const Field = ({
  name,
  label,
  required,
  children,
}: PropsWithChildren<{ name: string; label: string; required?: "custom" | "always" }>) => (
  <div
    class={`form-group row form-field${required === "custom" ? " o_website_form_required_custom" : required ? " o_website_form_required" : ""}`}
  >
    <label class="col-lg-3 col-md-4 col-form-label" for={name}>
      {label}
    </label>
    <div class="col-lg-7 col-md-8">
      {children ?? (
        <input
          type="text"
          class="form-control o_website_form_input"
          id={name}
          name={name}
          required={Boolean(required)}
          value=""
        />
      )}
    </div>
  </div>
);

/** /contactus, whose form carries no token of its own. Source: WIRE.md section 3. */
export const Contact = () => (
  <div id="wrap">
    <div class="container mt32 mb32">
      <h1>Contact us</h1>
      <div class="row">
        <div class="col-lg-8">
          <p>
            Contact us about anything related to our furniture or repairs.
            <br />
            We'll do our best to get back to you as soon as possible.
          </p>
          <form
            action="/website_form/"
            method="post"
            data-model_name="crm.lead"
            data-success_page="/contactus-thank-you"
            class="s_website_form container-fluid mt32"
            enctype="multipart/form-data"
            data-editable-form="false"
          >
            <Field name="contact_name" label="Your Name" required="custom" />
            <Field name="phone" label="Phone Number" />
            <Field name="email_from" label="Email" required="custom" />
            <Field name="partner_name" label="Your Company" required="custom" />
            <Field name="name" label="Subject" required="always" />
            <Field name="description" label="Your Question" required="custom">
              <textarea
                class="form-control o_website_form_input"
                id="description"
                name="description"
                required
              ></textarea>
            </Field>
            <div class="form-group row">
              <div class="offset-lg-3 offset-md-4 col-md-8 col-lg-7">
                <a href="#" role="button" class="btn btn-primary btn-lg o_website_form_send">
                  Send
                </a>
                <span id="o_website_form_result"></span>
              </div>
            </div>
          </form>
        </div>
        <div class="col-lg-4">
          <address>
            <b>Harbour &amp; Pine</b>
            <br />
            14 Wharf Lane
            <br />
            Portland ME 04101
            <br />
            United States
            <br />
            +1 207 555 0142
          </address>
        </div>
      </div>
    </div>
  </div>
);
