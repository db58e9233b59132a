/** The version of this copy; a unit test keeps it equal to package.json. */
export const version = "1.0.0";
