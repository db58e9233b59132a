/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";

/** Values by names of fields. */
export type Prefill = Readonly<Record<string, string>>;

type FieldProps = PropsWithChildren<{
  name: string;
  label: string;
  type?: string;
  required?: "custom" | "always";
  prefill?: Prefill;
}>;

/** Field of the suite's forms: its name on the server is its label. */
export const Field = ({ name, label, type = "text", required, prefill = {}, children }: FieldProps) => (
  <div
    class={`form-group row form-field${required === "custom" ? " o_website_form_required_custom" : required ? " o_website_form_required" : ""}`}
  >
    <label class="col-lg-3 col-md-4 col-form-label" for={name}>
      {label}
    </label>
    <div class="col-lg-7 col-md-8">
      {children ?? (
        <input
          type={type}
          class="form-control o_website_form_input"
          id={name}
          name={name}
          required={Boolean(required)}
          value={type === "file" ? undefined : (prefill[name] ?? "")}
        />
      )}
    </div>
  </div>
);

/** Submit button, and the container of the built-in front end's result. */
export const SendRow = ({ label }: { label: string }) => (
  <div class="form-group row">
    <div class="offset-lg-3 offset-md-4 col-md-8 col-lg-7">
      <a href="#" role="button" class="btn btn-primary btn-lg o_website_form_send">
        {label}
      </a>
      <span id="o_website_form_result"></span>
    </div>
  </div>
);
