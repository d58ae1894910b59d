import { useMemo } from 'react'
import { useAccountCopy } from '../copy/useAccountCopy.js'
import { type AmountTexts, createAmountTexts } from './createAmountTexts.js'

/** Returns the formats of amounts in the language of the modal. */
export function useAmountTexts(): AmountTexts {
  const { lang } = useAccountCopy()
  return useMemo(() => createAmountTexts(lang), [lang])
}
