import { refusesBank } from "./bank-policy.ts";

refusesBank("require-trusted-types-for 'script'; trusted-types 'none'", "4000000000003063", "trusted-types", true);
