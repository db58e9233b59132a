/** Returns the content of `dist/suite-content.css`. */
export declare function contentCss(): Promise<string>;
