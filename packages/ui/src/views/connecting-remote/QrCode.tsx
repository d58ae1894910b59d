import { type ReactNode, useMemo, useState } from 'react'
import { type QrDrawing, toQrDrawing } from './toQrDrawing.js'

/** Props of {@link QrCode}. */
export type QrCodeProps = {
  /** Absent while it is prepared: a skeleton of the same size is shown. */
  readonly text: string | undefined
  /** The accessible name. */
  readonly label: string
  /** A mark of 40 px, shown in the middle. */
  readonly children?: ReactNode
}

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const quietZone = 4

/** A QR code. It is dark on light in every theme, because many cameras cannot read inverted codes. */
export function QrCode({ text, label, children }: QrCodeProps): ReactNode {
  // A code that is known at first is shown at once. Another one appears over the skeleton.
  const [hasSkeleton] = useState(text === undefined)
  const isReady = text !== undefined
  const hasHole = children !== undefined
  return (
    <div
      className="qr-code"
      part="qr-code"
      data-status={isReady ? 'ready' : 'preparing'}
      role="img"
      aria-label={label}
      aria-hidden={!isReady}
    >
      {isReady && <Drawing text={text} hasHole={hasHole} isRevealed={hasSkeleton} />}
      {hasSkeleton && <Drawing text={undefined} hasHole={hasHole} />}
      {children}
    </div>
  )
}

/** Draws a code, or the skeleton of one: its finder patterns, and a dot for each module. */
function Drawing({
  text,
  hasHole,
  isRevealed,
}: {
  readonly text: string | undefined
  readonly hasHole: boolean
  readonly isRevealed?: boolean
}): ReactNode {
  const { size, rows, finders }: QrDrawing = useMemo(() => toQrDrawing(text, hasHole), [text, hasHole])
  const edge = size + 2 * quietZone
  const isSkeleton = text === undefined
  return (
    <svg
      className={isSkeleton ? 'qr-skeleton' : isRevealed ? 'qr-revealed' : undefined}
      viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`}
      fill="none"
      aria-hidden="true"
    >
      <rect x={-quietZone} y={-quietZone} width={edge} height={edge} fill="#fff" />
      {/* The rows of a code touch: some readers fail if there is a gap between modules. */}
      <path
        d={rows}
        stroke="#141611"
        strokeWidth={isSkeleton ? 0.5 : 1}
        strokeDasharray={isSkeleton ? '0 1' : undefined}
        strokeLinecap="round"
      />
      {finders.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.7" stroke="#141611" />
          <rect x={x + 2} y={y + 2} width="3" height="3" rx="0.9" fill="#141611" />
        </g>
      ))}
    </svg>
  )
}
