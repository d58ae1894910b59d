type Scope = { readonly CSS?: { readonly supports?: (property: string, value: string) => boolean } }

/** Returns whether the browser accepts a value of a CSS property; true where there is no CSS, as on a server. */
export function supportsCss(property: string, value: string, scope: Scope = globalThis as never): boolean {
  return scope.CSS?.supports?.(property, value) ?? true
}
