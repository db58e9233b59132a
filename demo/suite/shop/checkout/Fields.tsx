/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { AddressForm } from "#demo/server/shop/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { shopTexts } from "../texts.ts";

const has = ({ refusal }: AddressForm, name: string): boolean => !!refusal?.fields.has(name);

interface FieldProps {
  readonly form: AddressForm;
  readonly name: string;
  readonly label: Child;
  /** Classes of the group. */
  readonly group: string;
  readonly id?: string;
  readonly type?: string;
  readonly isOptional?: boolean;
}

const Field = ({ form, name, label, group, id, type = "text", isOptional = false }: FieldProps) => (
  <div id={id} class={`form-group ${has(form, name) ? "o_has_error" : ""} ${group}`}>
    <label class={`col-form-label${isOptional ? " label-optional" : ""}`} for={name}>
      {label}
    </label>
    <input
      type={type}
      name={name}
      id={name}
      class={`form-control ${has(form, name) ? "is-invalid" : ""}`}
      value={form.values[name] || undefined}
    />
  </div>
);

/** City, zip code and state in the order of the country; without a script, in the most common order. */
const Place = ({ visit, form }: { visit: Visit; form: AddressForm }) => {
  const t = shopTexts(visit);
  const countryId = Number(form.values["country_id"]);
  const stateId = Number(form.values["state_id"]);
  const fields = form.countries.find(({ id }) => id === countryId)?.address_fields ?? ["city", "zip"];
  const city = <Field form={form} name="city" label={t.city} group="col-md-8 div_city" />;
  const zip = <Field form={form} name="zip" label={t.zip} group="col-md-4 div_zip" isOptional />;
  return (
    <>
      <div class="w-100"></div>
      {fields.indexOf("zip") > fields.indexOf("city") ? [city, zip] : [zip, city]}
      <div class="w-100"></div>
      <div class={`form-group ${has(form, "country_id") ? "o_has_error" : ""} col-lg-6 div_country`}>
        <label class="col-form-label" for="country_id">
          {t.country}
        </label>
        <select id="country_id" name="country_id" class={`form-control ${has(form, "country_id") ? "is-invalid" : ""}`}>
          <option value="">{t.chooseCountry}</option>
          {form.countries.map(({ id, name }) => (
            <option value={id} selected={id === countryId}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div
        class={`form-group ${has(form, "state_id") ? "o_has_error" : ""} col-lg-6 div_state`}
        hidden={form.states.length === 0}
      >
        <label class="col-form-label" for="state_id">
          {t.state}
        </label>
        <select
          id="state_id"
          name="state_id"
          data-init="1"
          class={`form-control ${has(form, "state_id") ? "is-invalid" : ""}`}
        >
          <option value="">{t.chooseState}</option>
          {form.states.map(({ id, name, code }) => (
            <option value={id} data-code={code} selected={id === stateId}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div class="w-100"></div>
    </>
  );
};

/** Fields of an address, as in the built-in form. */
export const Fields = ({ visit, form }: { visit: Visit; form: AddressForm }) => {
  const t = shopTexts(visit);
  const isBilling = form.kind === "billing";
  return (
    <div class="form-row">
      <Field form={form} name="name" label={t.name} group="col-lg-12 div_name" />
      <div class="w-100"></div>
      {isBilling && <Field form={form} id="div_email" name="email" type="email" label={t.email} group="col-lg-6" />}
      <Field form={form} id="div_phone" name="phone" type="tel" label={t.phone} group="col-lg-6" />
      <div class="w-100"></div>
      {isBilling && (
        <>
          <Field form={form} name="company_name" label={t.company} group="col-lg-6" isOptional />
          <Field form={form} name="vat" label={t.vat} group="col-lg-6 div_vat" isOptional />
          <div class="w-100"></div>
        </>
      )}
      <Field
        form={form}
        name="street"
        label={
          <>
            {t.street} <span class="d-none d-md-inline">{t.andNumber}</span>
          </>
        }
        group="col-lg-12 div_street"
      />
      <Field form={form} name="street2" label={t.street2} group="col-lg-12 div_street2" isOptional />
      <Place visit={visit} form={form} />
      {isBilling && !form.contact && (
        <div class="col-lg-12">
          <div class="checkbox">
            <label>
              <input
                type="checkbox"
                id="shipping_use_same"
                class="mr8"
                name="use_same"
                value="1"
                checked={!form.refusal || !!form.values["use_same"]}
              />
              {t.shipToSame}{" "}
              <span class="ship_to_other text-muted" hidden={!form.refusal || !!form.values["use_same"]}>
                &nbsp;(<i>{t.askedLater}</i>)
              </span>
            </label>
          </div>
        </div>
      )}
    </div>
  );
};
