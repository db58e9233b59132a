import "./links/tracker.ts";
import "./links/statistics.ts";
