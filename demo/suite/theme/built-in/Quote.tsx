/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { ThemeTexts } from "./content.ts";

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
export const Quote = ({ t }: { t: ThemeTexts }) => (
  <section class="sh_corpomate_theme_section">
    <div class="container">
      <div class="row">
        <div class="col-lg-4">
          <h2>{t.ask}</h2>
          <p class="lead">{t.askText}</p>
        </div>
        <div class="col-lg-8">
          <form id="sh_wq_website_quote_form" class="s_website_form" method="post">
            <Field name="contact_name" label={t.name} required />
            <Field name="phone" label={t.phone} type="tel" />
            <Field name="email_from" label={t.email} type="email" required />
            <Field name="partner_name" label={t.company} />
            <Field name="name" label={t.subject} required />
            <Field name="description" label={t.question} required>
              <textarea id="quote_description" class="form-control" name="description" required></textarea>
            </Field>
            <button type="submit" class="btn btn-primary">
              {t.send}
            </button>
          </form>
          <div id="sh_wq_website_quote_thankyou_msg" class="alert d-none"></div>
        </div>
      </div>
    </div>
  </section>
);
