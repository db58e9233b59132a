interface Served {
  readonly body: string;
  readonly type: string;
}
export function libraries(options: { readonly onReact: boolean }): Promise<{
  readonly name: string;
  resolveImport(options: { readonly source: string; readonly context: { readonly path: string } }): string | undefined;
  serve(context: { readonly path: string }): Served | undefined;
}>;
