import { fill } from './fill.js'

/** Returns the text that says who pays the network fee. `app`: its name, which can be empty. */
export const getSponsorText = (
  texts: { readonly sponsored: string; readonly sponsoredByApp: string },
  app: string,
): string => (app ? fill(texts.sponsored, { app }) : texts.sponsoredByApp)
