/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { Field, type Prefill, SendRow } from "./Field.tsx";
import { formPageTexts } from "./page-texts.ts";

/** /contactus, whose form has no token of its own; the address may fill in its fields. */
export const Contact = ({ visit, prefill }: { visit: Visit; prefill: Prefill }) => {
  const t = formPageTexts(visit);
  return (
    <div id="wrap">
      <div class="container mt32 mb32">
        <h1>{t.contact}</h1>
        <div class="row">
          <div class="col-lg-8">
            <p>
              {t.contactLead}
              <br />
              {t.contactNote}
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
              <Field name="contact_name" label={t.name} required="custom" prefill={prefill} />
              <Field name="phone" label={t.phone} prefill={prefill} />
              <Field name="email_from" label={t.email} required="custom" prefill={prefill} />
              <Field name="partner_name" label={t.company} required="custom" prefill={prefill} />
              <Field name="name" label={t.subject} required="always" prefill={prefill} />
              <Field name="description" label={t.question} required="custom">
                <textarea class="form-control o_website_form_input" id="description" name="description" required>
                  {prefill["description"]}
                </textarea>
              </Field>
              <SendRow label={t.send} />
            </form>
          </div>
          <div class="col-lg-4">
            <address lang="en">
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
};
