import type { CSSProperties, ReactNode } from 'react'
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
  const style: CSSProperties & { readonly '--countdown': string } = { '--countdown': `${ms}ms` }
  return <span className="countdown" role="img" aria-label={label} style={style} />
}
