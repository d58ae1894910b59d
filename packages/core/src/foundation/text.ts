/**
 * A text that a UI shows, without its words: a code, and the values of its placeholders. The UI has the words of each
 * code in each language. The code `custom` contains a text from outside the kit, which is shown unchanged.
 *
 * `Plain` are the codes without values. `Values` has the values of each other code.
 */
export type Text<Plain extends string, Values extends object = Record<never, never>> =
  | { readonly code: Plain; readonly values?: undefined }
  | { readonly [Code in keyof Values]: { readonly code: Code; readonly values: Values[Code] } }[keyof Values]
