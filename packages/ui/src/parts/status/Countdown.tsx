import type { ReactNode } from 'react'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './Countdown.css?inline'

type CountdownProps = {
  /** After which time the price is read again. */
  readonly ms: number
  /** Says that the price is read again. */
  readonly label: string
}

/** A ring beside a price that fades until the price is read again. A key of the price starts it again. */
export function Countdown({ ms, label }: CountdownProps): ReactNode {
  useStyles(css)
  // A strict CSP blocks the attribute `style`, and not what code sets.
  const setTime = (ring: HTMLSpanElement | null): void => ring?.style.setProperty('--countdown', `${ms}ms`)
  return <span ref={setTime} className="countdown" role="img" aria-label={label} />
}
