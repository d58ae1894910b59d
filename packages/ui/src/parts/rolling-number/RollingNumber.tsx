import { type ReactNode, useState } from 'react'

/**
 * Shows a formatted number. When it changes, the digits that differ move into place. It is one text otherwise, for assistive
 * technology and the clipboard.
 */
export function RollingNumber({ text }: { readonly text: string }): ReactNode {
  const [settled, setSettled] = useState(text)
  if (text === settled) return text
  const digits = [...text]
  const previous = [...settled]
  return (
    // A number has this direction in every language. The browser cannot see that, because each digit is isolated.
    <span dir="ltr" onAnimationEnd={() => setSettled(text)}>
      {digits.map((digit, index) => {
        // Counted from the end, so that a digit keeps its value when the number becomes longer.
        const place = digits.length - index
        const isNew = previous[previous.length - place] !== digit
        return (
          <span key={`${place} ${digit}`} className="digit" data-new={isNew || undefined}>
            {digit}
          </span>
        )
      })}
    </span>
  )
}
