import type { ComponentProps, ReactNode, Ref } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { normalizeAmountText, swapSeparators } from '../../format/normalizeAmountText.js'

type AmountInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown' | 'ref' | 'type'> & {
  /** With a point as decimal separator. */
  readonly text: string
  readonly onText: (text: string) => void
  /** The user pressed Enter. */
  readonly onEnter?: (() => void) | undefined
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A field for an amount, with the decimal separator of the language. */
export function AmountInput({ text, onText, onEnter, inputRef, ...props }: AmountInputProps): ReactNode {
  const hasDecimalComma = (0.5).toLocaleString(useCopy().lang).includes(',')
  return (
    <input
      ref={inputRef}
      type="text"
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      value={swapSeparators(text, hasDecimalComma)}
      onChange={(event) => onText(normalizeAmountText(event.currentTarget.value, hasDecimalComma))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter?.()
      }}
    />
  )
}
