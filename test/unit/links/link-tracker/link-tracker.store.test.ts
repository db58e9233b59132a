import "../suite.ts";
import "./tag-field.ts";
import "./tag-field-keyboard.ts";
import "./link-form.ts";
import "./link-form-errors.ts";
import "./recent-links.ts";
