import failures from "#shared/i18n/ar.ts";
import type { CheckoutAddressTexts } from "#shop/checkout-address/checkout-address.strings.ts";

export const checkoutAddress = {
  ...failures,
  required: "يُرجى ملء هذا الحقل.",
  choose: "يُرجى الاختيار من القائمة.",
  email: "يُرجى إدخال بريد إلكتروني مثل name@example.com.",
  countryFailed: "تعذّر تحميل حقول هذه الدولة ومحافظاتها. يمكنك إرسال النموذج كما هو أو المحاولة مجددًا.",
  shippingFailed: "تعذّر اختيار {name} عنوانًا للشحن. يبقى العنوان السابق مختارًا.",
  shipsTo: "عنوان الشحن: {name}",
} satisfies CheckoutAddressTexts;
