import "./suite.ts";
import "./code-edit.ts";
import "./tags.ts";
import "./clicks.ts";
