import { refusesBank } from "./bank-policy.ts";

refusesBank("form-action 'none'", "4000000000003220", "form-action", false);
