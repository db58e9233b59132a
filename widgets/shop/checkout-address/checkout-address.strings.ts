import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  required: "Please fill in this field.",
  choose: "Please choose one from the list.",
  email: "Please enter an email address such as name@example.com.",
  countryFailed:
    "The fields and states of this country could not be loaded. You can send the form as it is, or try again.",
  shippingFailed: "{name} could not be chosen as shipping address. The address from before stays chosen.",
  shipsTo: "Shipping address: {name}",
};

export type CheckoutAddressTexts = Texts<typeof english>;
