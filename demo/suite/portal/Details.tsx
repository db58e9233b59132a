/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { localPath } from "#demo/server/language.ts";
import type { DetailsForm } from "#demo/server/portal/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Frame } from "./Frame.tsx";

const issued = (what: string) =>
  `Changing ${what} is not allowed once document(s) have been issued for your account. Please contact us directly for this operation.`;

interface GroupProps {
  readonly form: DetailsForm;
  readonly name: keyof DetailsForm["values"];
  readonly label: string;
  readonly isOptional?: boolean;
}

/** Labels refer to an id that no field has, as in the built-in page. */
const Group = ({ form, name, label, isOptional, children }: GroupProps & { children: Child }) => (
  <div class={`form-group ${form.refusal?.names.has(name) ? "o_has_error" : ""} col-xl-6`}>
    <label class={`col-form-label${isOptional ? " label-optional" : ""}`} for={name}>
      {label}
    </label>
    {children}
  </div>
);

const looks = (form: DetailsForm, name: string) => `form-control ${form.refusal?.names.has(name) ? "is-invalid" : ""}`;

const Field = ({ type = "text", ...props }: GroupProps & { readonly type?: string }) => {
  const { form, name } = props;
  const isLocked = name === "vat" && form.isLocked;
  return (
    <Group {...props}>
      <input
        type={type}
        name={name}
        class={looks(form, name)}
        value={form.values[name]}
        readonly={isLocked}
        title={isLocked ? issued("VAT number") : undefined}
      />
    </Group>
  );
};

const Company = ({ form }: { form: DetailsForm }) =>
  form.isLocked ? (
    <Group form={form} name="company_name" label="Company Name" isOptional>
      <p title={issued("company name")} class="form-control">
        {form.values.company_name}
      </p>
    </Group>
  ) : (
    <Field form={form} name="company_name" label="Company Name" isOptional />
  );

const Place = ({ form }: { form: DetailsForm }) => {
  const { country_id, state_id } = form.values;
  return (
    <>
      <Group form={form} name="country_id" label="Country">
        <select name="country_id" class={looks(form, "country_id")}>
          <option value="">Country...</option>
          {form.countries.map(({ id, name }) => (
            <option value={id} selected={String(id) === country_id}>
              {name}
            </option>
          ))}
        </select>
      </Group>
      <Group form={form} name="state_id" label="State / Province" isOptional>
        <select name="state_id" class={looks(form, "state_id")}>
          <option value="">select...</option>
          {form.states.map((state) => (
            <option hidden value={state.id} data-country_id={state.country_id} selected={String(state.id) === state_id}>
              {state.name}
            </option>
          ))}
        </select>
      </Group>
    </>
  );
};

/** /my/account. */
export const DetailsPage = ({ visit, form }: { visit: Visit; form: DetailsForm }) => (
  <Frame visit={visit} title="Your Details">
    <h3>Your Details</h3>
    <form action={localPath("/my/account", visit.siteLanguage)} method="post">
      <input type="hidden" name="csrf_token" value={visit.formToken} />
      <div class="row o_portal_details">
        <div class="col-lg-8">
          <div class="row">
            <div class="col-lg-12">
              {form.refusal && (
                <div class="alert alert-danger" role="alert">
                  {form.refusal.messages.map((message, index) => (
                    <>
                      {index > 0 && <br />}
                      {message}
                    </>
                  ))}
                </div>
              )}
            </div>
            <Field form={form} name="name" label="Your Name" />
            <Field form={form} name="email" label="Email" type="email" />
            <Field form={form} name="phone" label="Phone" type="tel" />
            <div class="clearfix"></div>
            <Company form={form} />
            <Field form={form} name="vat" label="VAT Number" isOptional />
            <Field form={form} name="street" label="Street" />
            <Field form={form} name="city" label="City" />
            <Field form={form} name="zipcode" label="Zip / Postal Code" isOptional />
            <Place form={form} />
            <input type="hidden" name="redirect" value={form.redirect || undefined} />
          </div>
          <div class="clearfix">
            <button type="submit" class="btn btn-primary float-right mb32">
              Confirm <span class="fa fa-long-arrow-right"></span>
            </button>
          </div>
        </div>
      </div>
    </form>
  </Frame>
);
