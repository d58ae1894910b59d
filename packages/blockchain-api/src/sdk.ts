/** Defined by the build; not defined when the sources run directly. */
declare const LATCHKIT_VERSION: string | undefined

/** Query parameters of every request, which tell the operator the SDK and its version. */
export const sdk: { readonly st: string; readonly sv: string } = {
  st: 'latchkit',
  sv: typeof LATCHKIT_VERSION === 'string' ? LATCHKIT_VERSION : 'source',
}
