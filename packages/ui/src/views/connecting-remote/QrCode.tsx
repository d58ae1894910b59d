import { type ReactNode, useMemo } from 'react'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { toQrDrawing } from './toQrDrawing.js'

/** Props of {@link QrCode}. */
export type QrCodeProps = {
  readonly text: string
  /** The accessible name. */
  readonly label: string
  /** The wallet whose icon is in the middle. */
  readonly wallet?: { readonly name: string; readonly icon?: string | undefined } | undefined
}

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const quietZone = 4

/** A QR code. It is dark on light in every theme, because many cameras cannot read inverted codes. */
export function QrCode({ text, label, wallet }: QrCodeProps): ReactNode {
  const hasHole = wallet !== undefined
  const { size, rows, finders } = useMemo(() => toQrDrawing(text, { hole: hasHole }), [text, hasHole])
  const edge = size + 2 * quietZone
  return (
    <div className="qr-code" part="qr-code" role="img" aria-label={label}>
      <svg viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`} fill="none" aria-hidden="true">
        <rect x={-quietZone} y={-quietZone} width={edge} height={edge} fill="#fff" />
        {/* The rows touch: some readers fail if there is a gap between modules. */}
        <path d={rows} stroke="#141611" strokeWidth="1" strokeLinecap="round" />
        {finders.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.7" stroke="#141611" />
            <rect x={x + 2} y={y + 2} width="3" height="3" rx="0.9" fill="#141611" />
          </g>
        ))}
      </svg>
      {wallet && <WalletIcon wallet={wallet} />}
    </div>
  )
}
