import "../links/suite.ts";
import "./tag-field.ts";
import "./link-form.ts";
import "./recent-links.ts";
