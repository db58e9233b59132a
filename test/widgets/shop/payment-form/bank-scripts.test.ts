import { refusesBank } from "./bank-policy.ts";

refusesBank("script-src 'self'", "4000000000003063", "script-src", true);
