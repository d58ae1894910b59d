/** A title and the text below it. */
export type Paragraph = { readonly title: string; readonly text: string }

/** The forms of a text for each plural category of the language (CLDR). The placeholder of every form is `{count}`. */
export type PluralTexts = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string }
