/** Put in by the build; absent where the sources run as they are. */
declare const LATCHKIT_VERSION: string | undefined

/** What every call says of who calls (spec §7): the kind of kit and its version. */
export const sdk: { readonly st: string; readonly sv: string } = {
  st: 'latchkit',
  sv: typeof LATCHKIT_VERSION === 'string' ? LATCHKIT_VERSION : 'source',
}
