import type { Adoption } from "#shared/element/index.ts";
import { kindIn } from "./statements.markup.ts";

/** Container of the buttons of /my/customer_statements and /my/vendor_statements. */
export default {
  selector: ":has(>:is(#send_cust_btn,#send_cust_due_btn,#send_vendor_btn,#send_vendor_due_btn))",
  place: "inside",
  read: (markup) => ({ kind: kindIn(markup) }),
} satisfies Adoption;
