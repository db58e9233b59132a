/** What so many stars are worth on the wire: twice as much (WIRE.md section 6). */
export const worthOf = (stars: number): number => stars * 2;

/** How many stars a value of the wire is. */
export const starsOf = (worth: number): number => worth / 2;
