import "./cart-edits.ts";
import "./cart-failures.ts";
