/** Put in by the build; absent where the sources run as they are. */
declare const LATCHKIT_VERSION: string | undefined

/** Query parameters of every call, so that the operator sees which SDK and which version calls. */
export const sdk: { readonly st: string; readonly sv: string } = {
  st: 'latchkit',
  sv: typeof LATCHKIT_VERSION === 'string' ? LATCHKIT_VERSION : 'source',
}
