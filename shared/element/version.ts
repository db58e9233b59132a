/** Version of this copy; a unit test compares it with package.json. */
export const version = "1.0.0";
