import { type ReactNode, useMemo } from 'react'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { toQrDrawing } from './toQrDrawing.js'

/** What {@link QrCode} takes. */
export type QrCodeProps = {
  readonly text: string
  /** What it is, for those who do not see it. */
  readonly label: string
  /** Its icon stands in the middle. */
  readonly wallet?: { readonly name: string; readonly icon?: string | undefined } | undefined
}

/** The quiet zone round a code, in modules (ISO/IEC 18004). */
const quietZone = 4

/** A QR code: dark on light in every theme, or cameras do not see it. */
export function QrCode({ text, label, wallet }: QrCodeProps): ReactNode {
  const hasHole = wallet !== undefined
  const { size, rows, finders } = useMemo(() => toQrDrawing(text, { hole: hasHole }), [text, hasHole])
  const edge = size + 2 * quietZone
  return (
    <div className="qr-code" part="qr-code" role="img" aria-label={label}>
      <svg viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`} fill="none" aria-hidden="true">
        <rect x={-quietZone} y={-quietZone} width={edge} height={edge} fill="#fff" />
        {/* Rows touch: a gap between them, however thin, is what some readers see instead of the module. */}
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
