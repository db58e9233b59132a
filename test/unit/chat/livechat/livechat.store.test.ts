import "./suite.ts";
import "./start.ts";
import "./opening.ts";
import "./restoring.ts";
import "./closing.ts";
