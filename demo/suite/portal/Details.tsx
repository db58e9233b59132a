/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { localPath } from "#demo/server/language.ts";
import type { DetailsForm } from "#demo/server/portal/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Frame } from "./Frame.tsx";
import { portalTexts } from "./texts.ts";

interface PartProps {
  readonly visit: Visit;
  readonly form: DetailsForm;
}

interface GroupProps extends PartProps {
  readonly name: Exclude<keyof DetailsForm["values"], "redirect">;
  readonly isOptional?: boolean;
}

/** Labels refer to an id that no field has, as in the built-in page. */
const Group = ({ visit, form, name, isOptional, children }: GroupProps & { children: Child }) => (
  <div class={`form-group ${form.refusal?.names.has(name) ? "o_has_error" : ""} col-xl-6`}>
    <label class={`col-form-label${isOptional ? " label-optional" : ""}`} for={name}>
      {portalTexts(visit).account[name]}
    </label>
    {children}
  </div>
);

const looks = (form: DetailsForm, name: string) => `form-control ${form.refusal?.names.has(name) ? "is-invalid" : ""}`;

const Field = ({ type = "text", ...props }: GroupProps & { readonly type?: string }) => {
  const { visit, form, name } = props;
  const isLocked = name === "vat" && form.isLocked;
  return (
    <Group {...props}>
      <input
        type={type}
        name={name}
        class={looks(form, name)}
        value={form.values[name]}
        readonly={isLocked}
        title={isLocked ? portalTexts(visit).account.issued.vat : undefined}
      />
    </Group>
  );
};

const Company = ({ visit, form }: PartProps) =>
  form.isLocked ? (
    <Group visit={visit} form={form} name="company_name" isOptional>
      <p title={portalTexts(visit).account.issued.company_name} class="form-control">
        {form.values.company_name}
      </p>
    </Group>
  ) : (
    <Field visit={visit} form={form} name="company_name" isOptional />
  );

const Place = ({ visit, form }: PartProps) => {
  const t = portalTexts(visit).account;
  const { country_id, state_id } = form.values;
  return (
    <>
      <Group visit={visit} form={form} name="country_id">
        <select name="country_id" class={looks(form, "country_id")}>
          <option value="">{t.noCountry}</option>
          {form.countries.map(({ id, name }) => (
            <option value={id} selected={String(id) === country_id}>
              {name}
            </option>
          ))}
        </select>
      </Group>
      <Group visit={visit} form={form} name="state_id" isOptional>
        <select name="state_id" class={looks(form, "state_id")}>
          <option value="">{t.noState}</option>
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
  <Frame visit={visit} title={portalTexts(visit).yourDetails}>
    <h3>{portalTexts(visit).yourDetails}</h3>
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
            <Field visit={visit} form={form} name="name" />
            <Field visit={visit} form={form} name="email" type="email" />
            <Field visit={visit} form={form} name="phone" type="tel" />
            <div class="clearfix"></div>
            <Company visit={visit} form={form} />
            <Field visit={visit} form={form} name="vat" isOptional />
            <Field visit={visit} form={form} name="street" />
            <Field visit={visit} form={form} name="city" />
            <Field visit={visit} form={form} name="zipcode" isOptional />
            <Place visit={visit} form={form} />
            <input type="hidden" name="redirect" value={form.redirect || undefined} />
          </div>
          <div class="clearfix">
            <button type="submit" class="btn btn-primary float-right mb32">
              {portalTexts(visit).account.confirm} <span class="fa fa-long-arrow-right"></span>
            </button>
          </div>
        </div>
      </div>
    </form>
  </Frame>
);
