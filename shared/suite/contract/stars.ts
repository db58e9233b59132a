/** Returns the value that the suite stores for a number of stars: two for each. @see docs/reference/content.md#content-29 */
export const ratingValueOf = (stars: number): number => stars * 2;

/** Returns the number of stars of a value that the suite stores. */
export const starsOf = (value: number): number => value / 2;
