/** A `tsconfig.json`. */
export type Tsconfig = { readonly compilerOptions?: Readonly<Record<string, unknown>> }

/** Adds the settings of a `tsconfig.json` to another one. */
export function mergeTsconfig(base: Tsconfig, added: Tsconfig): Tsconfig {
  return { ...base, ...added, compilerOptions: { ...base.compilerOptions, ...added.compilerOptions } }
}
