/** Style sheets are imported as their minified text; the element layer makes constructed sheets of them. */
declare module "*.css" {
  const text: string;
  export default text;
}
