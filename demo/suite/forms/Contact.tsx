/** @jsxImportSource hono/jsx */
import { Field, type Prefill, SendRow } from "./Field.tsx";

/** /contactus, whose form has no token of its own; the address may fill in its fields. */
export const Contact = ({ prefill }: { prefill: Prefill }) => (
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
            <Field name="contact_name" label="Your Name" required="custom" prefill={prefill} />
            <Field name="phone" label="Phone Number" prefill={prefill} />
            <Field name="email_from" label="Email" required="custom" prefill={prefill} />
            <Field name="partner_name" label="Your Company" required="custom" prefill={prefill} />
            <Field name="name" label="Subject" required="always" prefill={prefill} />
            <Field name="description" label="Your Question" required="custom">
              <textarea class="form-control o_website_form_input" id="description" name="description" required>
                {prefill["description"]}
              </textarea>
            </Field>
            <SendRow label="Send" />
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
