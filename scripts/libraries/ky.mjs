// `ky` without its index.js, which makes instances with defaults (`ky.create`, `ky.get`): calls with options of their own alone.
import { Ky } from "../../node_modules/ky/distribution/core/Ky.js";

export { HTTPError } from "../../node_modules/ky/distribution/errors/HTTPError.js";
export default Ky.create;
