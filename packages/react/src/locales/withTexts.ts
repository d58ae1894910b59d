import type { AccountCopy, ButtonCopy, Copy, MessageCopy } from '@latchkit/ui'
import type { Locale } from './Locale.js'

type PartialTexts<T> = T extends string | readonly unknown[]
  ? T
  : { readonly [key in keyof T]?: PartialTexts<T[key]> }

/** Texts of the app, which replace the texts of a language. */
export type OwnTexts = {
  readonly buttons?: PartialTexts<ButtonCopy> | undefined
  readonly modal?: PartialTexts<Omit<Copy, 'loadAccount' | 'loadMessages'>> | undefined
  readonly account?: PartialTexts<AccountCopy> | undefined
  readonly messages?: PartialTexts<MessageCopy> | undefined
}

/**
 * Returns a locale with some texts of the app. The types of the texts are `Copy`, `AccountCopy`, `ButtonCopy` and `MessageCopy`.
 *
 * @example
 * ```ts
 * import { de } from '@latchkit/react/locales/de'
 * import { withTexts } from '@latchkit/react/locales/select'
 *
 * export const locale = withTexts(de, { buttons: { connect: 'Anmelden' }, modal: { titles: { connect: 'Anmelden' } } })
 * ```
 */
export function withTexts(locale: Locale, { buttons, modal, account, messages }: OwnTexts): Locale {
  return {
    buttons: merge(locale.buttons, buttons),
    async load() {
      const copy = await locale.load()
      return {
        ...merge(copy, modal),
        loadAccount: async () => merge(await copy.loadAccount(), account),
        loadMessages: async () => merge(await copy.loadMessages(), messages),
      }
    },
  }
}

/** Returns an object with the properties of both, in depth. */
function merge<T extends object>(base: T, own: object | undefined): T {
  const merged = Object.entries(own ?? {}).map(([key, value]) => {
    const inner: unknown = Reflect.get(base, key)
    return [key, isTexts(inner) && isTexts(value) ? merge(inner, value) : value]
  })
  return { ...base, ...Object.fromEntries(merged) }
}

function isTexts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
